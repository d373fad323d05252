import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '#kit/actions/index.ts'
import { SensitiveFormDialog } from '#kit/forms/index.ts'
import { FetchFailed } from '#kit/problems/index.ts'
import { AfterRecentSignIn } from '#kit/session/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { Card } from '#ui/data/card.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { EmailDomain } from '../email-domains/email-domain.ts'
import { emailDomainsQuery, removeDomainMutation } from '../single-sign-on.queries.ts'
import { DomainForm } from './domain-form.tsx'
import { DomainRow } from './domain-row.tsx'

export function DomainsCard({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation('single-sign-on')
  const query = useQuery(emailDomainsQuery(organizationId))
  const [isNew, setNew] = useState(false)
  const [asked, setAsked] = useState<EmailDomain>()
  const list = useRef<HTMLDivElement>(null)
  const { data: domains, dataUpdatedAt, isError, fetchStatus } = query
  const isAway = !domains && (isError || fetchStatus === 'paused')
  return (
    <Card title={t('domains.title')} description={t('domains.text')}>
      <div ref={list} tabIndex={-1} className="outline-none">
        {domains?.length === 0 && <p className="text-sm text-ink-soft">{t('domains.none')}</p>}
        {domains && domains.length > 0 && (
          <ul className="-mt-2 divide-y divide-line">
            {domains.map((domain) => (
              <DomainRow
                key={domain.id}
                organizationId={organizationId}
                of={domain}
                readAt={dataUpdatedAt}
                onRemove={() => setAsked(domain)}
              />
            ))}
          </ul>
        )}
        {isAway && <FetchFailed of={query} title={t('domains.failed')} />}
        {!domains && !isAway && (
          <Loading label={t('domains.loading')}>
            <Skeleton className="h-14 w-full" />
          </Loading>
        )}
      </div>
      <div className="-mx-5 mt-4 border-t border-line px-5 pt-4">
        <Button onClick={() => setNew(true)}>{t('domains.add')}</Button>
      </div>
      <SensitiveFormDialog
        open={isNew}
        onClose={() => setNew(false)}
        title={t('domains.add')}
        description={t('domains.addText')}
      >
        <DomainForm organizationId={organizationId} onDone={() => setNew(false)} />
      </SensitiveFormDialog>
      <RemoveQuestion
        organizationId={organizationId}
        asked={asked}
        onClose={() => setAsked(undefined)}
        onRemoved={() => list.current?.focus()}
      />
    </Card>
  )
}

interface RemoveQuestionProps {
  organizationId: string
  asked: EmailDomain | undefined
  onClose: () => void
  onRemoved: () => void
}

function RemoveQuestion({ organizationId, asked, onClose, onRemoved }: RemoveQuestionProps) {
  const { t } = useTranslation('single-sign-on')
  const { mutateAsync } = useMutation(removeDomainMutation)
  const [last, setLast] = useState<EmailDomain>()
  if (asked && asked !== last) setLast(asked)
  if (!last) return null
  const { id: domainId, domain } = last
  return (
    <AfterRecentSignIn open={asked !== undefined} onDismiss={onClose}>
      {(isOpen) => (
        <ConfirmAction
          open={isOpen}
          onClose={onClose}
          title={t('domains.removeTitle', { domain })}
          text={t('domains.removeText')}
          confirmLabel={t('domains.remove')}
          onConfirm={async () => {
            await mutateAsync({ id: organizationId, domainId })
            toast.success(t('domains.removed', { domain }))
            onRemoved()
          }}
        />
      )}
    </AfterRecentSignIn>
  )
}
