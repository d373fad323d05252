import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { ConfirmAction } from '#kit/actions/index.ts'
import { AfterRecentSignIn } from '#kit/session/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { Card } from '#ui/data/card.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { AccountRow } from './account-row.tsx'
import {
  type LinkedAccount,
  linkedAccountsQuery,
  unlinkMutation,
} from './linked-accounts.queries.ts'
import { OfferedRow } from './offered-row.tsx'

/** Absent until a provider has signed the user in, or may be linked. */
export function LinkedAccountsCard() {
  const { t } = useTranslation('linked-accounts')
  const { data } = useQuery(linkedAccountsQuery)
  const [asked, setAsked] = useState<LinkedAccount>()
  const card = useRef<HTMLDivElement>(null)
  if (!data || data.items.length + data.offered.length === 0) return null
  return (
    <Card title={t('title')} description={t('explanation')}>
      <div ref={card} tabIndex={-1} className="outline-none">
        <ul className="-my-2 divide-y divide-line">
          {data.items.map((account) => (
            <LinkedRow key={account.providerId} of={account} onUnlink={() => setAsked(account)} />
          ))}
          {data.offered.map((provider) => (
            <OfferedRow key={`offered ${provider.providerId}`} of={provider} />
          ))}
        </ul>
      </div>
      <UnlinkQuestion
        asked={asked}
        onClose={() => setAsked(undefined)}
        onUnlinked={() => card.current?.focus()}
      />
    </Card>
  )
}

function LinkedRow({ of, onUnlink }: { of: LinkedAccount; onUnlink: () => void }) {
  const { t } = useTranslation('linked-accounts')
  const formats = useFormat()
  const { name, createdAt } = of
  const since = t('since', { day: formats.date(createdAt, { dateStyle: 'medium' }) })
  return (
    <AccountRow icon={<Link2 aria-hidden />} name={name} text={since} isLocal>
      <Button size="sm" aria-label={t('unlink.named', { name })} onClick={onUnlink}>
        {t('unlink.action')}
      </Button>
    </AccountRow>
  )
}

interface UnlinkQuestionProps {
  asked: LinkedAccount | undefined
  onClose: () => void
  onUnlinked: () => void
}

function UnlinkQuestion({ asked, onClose, onUnlinked }: UnlinkQuestionProps) {
  const { t } = useTranslation('linked-accounts')
  const { mutateAsync } = useMutation(unlinkMutation(useQueryClient()))
  const [last, setLast] = useState<LinkedAccount>()
  if (asked && asked !== last) setLast(asked)
  if (!last) return null
  const { name, providerId } = last
  return (
    <AfterRecentSignIn open={asked !== undefined} onDismiss={onClose}>
      {(isOpen) => (
        <ConfirmAction
          open={isOpen}
          onClose={onClose}
          title={t('unlink.title', { name })}
          text={t('unlink.text', { name })}
          confirmLabel={t('unlink.action')}
          onConfirm={async () => {
            await mutateAsync(providerId)
            toast.success(t('unlink.done', { name }))
            onUnlinked()
          }}
        />
      )}
    </AfterRecentSignIn>
  )
}
