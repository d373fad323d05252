import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ago } from '#i18n/ago.ts'
import { useFormat } from '#i18n/use-format.ts'
import { ProblemText } from '#kit/problems/index.ts'
import { SignInAgain } from '#kit/session/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { useAct } from '#ui/actions/use-act.ts'
import { DefinitionList } from '#ui/data/definition-list.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { EmailDomain } from '../email-domains/email-domain.ts'
import { verifyDomainMutation } from '../single-sign-on.queries.ts'
import { CopiedText } from './copied-text.tsx'

interface DomainRowProps {
  organizationId: string
  of: EmailDomain
  readAt: number
  onRemove: () => void
}

export function DomainRow({ organizationId, of, readAt, onRemove }: DomainRowProps) {
  const { t } = useTranslation('single-sign-on')
  const formats = useFormat()
  const { mutateAsync } = useMutation(verifyDomainMutation)
  const { id: domainId, domain, verifiedAt, seenAt, record } = of
  const verify = useAct(async () => {
    await mutateAsync({ id: organizationId, domainId })
    toast.success(t('domains.verifiedNow', { domain }))
  })
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-40 flex-1">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium wrap-anywhere">
            <bdi>{domain}</bdi>
            <Badge tone={verifiedAt ? 'success' : 'warning'}>
              {t(verifiedAt ? 'domains.verified' : 'domains.unverified')}
            </Badge>
          </p>
          {seenAt && (
            <p suppressHydrationWarning className="text-sm text-ink-faint tabular-nums">
              {t('domains.seen', { when: ago(seenAt.getTime(), readAt, formats) })}
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          {!verifiedAt && (
            <Button
              size="sm"
              pending={verify.isPending}
              aria-label={t('domains.verifyOf', { domain })}
              onClick={() => verify.start()}
            >
              {t('domains.verify')}
            </Button>
          )}
          <Button size="sm" aria-label={t('domains.removeOf', { domain })} onClick={onRemove}>
            {t('domains.remove')}
          </Button>
        </div>
      </div>
      {!verifiedAt && (
        <div className="mt-3">
          <p className="text-sm text-ink-soft">{t('domains.record')}</p>
          <DefinitionList>
            <CopiedText term={t('domains.recordName')} text={record.name} />
            <CopiedText term={t('domains.recordValue')} text={record.value} />
          </DefinitionList>
        </div>
      )}
      <p role="alert" className="mt-2 text-sm text-danger empty:hidden">
        {verify.error && <ProblemText error={verify.error} />}
      </p>
      <SignInAgain problem={verify.error} onDismiss={verify.reset} />
    </li>
  )
}
