import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { ProblemText } from '#kit/problems/index.ts'
import { Button } from '#ui/actions/button.tsx'
import type { InvitationReport } from '../../invitation.server.ts'
import { refusalOf } from '../../invitations.queries.ts'
import type { InviteManyValues } from './invite-rules.ts'
import { readLines } from './pasted-lines.ts'

export type Outcome = InvitationReport & { values: InviteManyValues }

interface InviteReportProps {
  outcome: Outcome
  onMend: () => void
  onClose: () => void
}

export function InviteReport({ outcome, onMend, onClose }: InviteReportProps) {
  const { t } = useTranslation(['organizations', 'common'])
  const { number } = useFormat()
  const { invited, failed, values } = outcome
  const failureAt = new Map(failed.map((failure) => [failure.line, failure]))
  const summary = useRef<HTMLParagraphElement>(null)
  // The pressed button is gone, so focus moves to the summary.
  useEffect(() => summary.current?.focus(), [])
  return (
    <div className="space-y-4 pt-2">
      <p ref={summary} tabIndex={-1} className="font-medium outline-none">
        {t('invitations.report.invited', { count: invited })}{' '}
        {failed.length > 0 && t('invitations.report.failed', { count: failed.length })}
      </p>
      <ol
        aria-label={t('invitations.report.title')}
        className="divide-y divide-line border-y border-line text-sm"
      >
        {readLines(values.text).map(({ line, text, email }) => {
          const failure = failureAt.get(line)
          return (
            <li key={line} className="flex gap-3 py-2">
              <span className="w-8 shrink-0 text-end text-ink-faint tabular-nums">
                {number(line)}
              </span>
              <span className="min-w-0">
                <bdi className="block font-medium wrap-anywhere">{email ?? text}</bdi>
                {failure ? (
                  <span className="text-danger">
                    <ProblemText error={refusalOf(failure)} />
                  </span>
                ) : (
                  <span className="text-success">{t('invitations.report.sent')}</span>
                )}
              </span>
            </li>
          )
        })}
      </ol>
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        {failed.length > 0 && <Button onClick={onMend}>{t('invitations.report.mend')}</Button>}
        <Button variant="primary" onClick={onClose}>
          {t('common:actions.close')}
        </Button>
      </div>
    </div>
  )
}
