import { useMutation, useQuery } from '@tanstack/react-query'
import { Link2, Link2Off } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { ConfirmAction } from '#kit/actions/index.ts'
import { ProblemText } from '#kit/problems/index.ts'
import { AfterRecentSignIn, authCall, SignInAgain } from '#kit/session/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { useAct } from '#ui/actions/use-act.ts'
import { Card } from '#ui/data/card.tsx'
import { toast } from '#ui/feedback/toast.ts'
import {
  type LinkedAccount,
  linkedAccountsQuery,
  unlinkMutation,
} from './linked-accounts.queries.ts'

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
  const { mutateAsync } = useMutation(unlinkMutation)
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

/** Linking it is the user's agreement that this provider may sign them in. */
function OfferedRow({ of }: { of: { providerId: string; name: string } }) {
  const { t } = useTranslation('linked-accounts')
  const { providerId: provider, name } = of
  const link = useAct(() =>
    authCall('/sign-in/social', {
      provider,
      link: true,
      callbackURL: location.pathname,
      errorCallbackURL: '/login/error',
    }),
  )
  return (
    <AccountRow icon={<Link2Off aria-hidden />} name={name} text={t('link.text')}>
      <Button
        size="sm"
        aria-label={t('link.named', { name })}
        pending={link.isPending}
        onClick={() => link.start()}
      >
        {t('link.action')}
      </Button>
      <p role="alert" className="w-full text-sm text-danger empty:hidden">
        {link.error && <ProblemText error={link.error} />}
      </p>
      <SignInAgain problem={link.error} onDismiss={link.reset} />
    </AccountRow>
  )
}

interface AccountRowProps {
  icon: ReactNode
  name: string
  text: ReactNode
  /** Server and browser may word it differently. */
  isLocal?: boolean
  /** The button, and what comes of pressing it. */
  children: ReactNode
}

const AccountRow = ({ icon, name, text, isLocal, children }: AccountRowProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
    <span className="grid size-9 shrink-0 place-items-center rounded-full bg-sunken text-ink-soft *:size-4.5">
      {icon}
    </span>
    <div className="min-w-40 flex-1">
      <p className="font-medium wrap-anywhere">
        <bdi>{name}</bdi>
      </p>
      <p suppressHydrationWarning={isLocal} className="text-sm text-ink-soft tabular-nums">
        {text}
      </p>
    </div>
    {children}
  </li>
)
