import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemText, Refusal } from '#kit/problems/index.ts'
import { SignInAgain } from '#kit/session/index.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import type { Bulk } from './use-bulk.tsx'

interface BulkReportProps {
  bulk: Pick<Bulk<unknown, unknown>, 'report' | 'closeReport' | 'problem' | 'forgetProblem'>
  nameOf: (id: string) => string | undefined
}

export function BulkReport({ bulk, nameOf }: BulkReportProps) {
  const { t } = useTranslation(['record-list', 'common'])
  const { report, closeReport, problem, forgetProblem } = bulk
  const [last, keep] = useState(report)
  if (report && report !== last) keep(report)
  const { changed, failed } = report ?? last ?? { changed: 0, failed: [] }
  return (
    <>
      <Dialog
        open={report !== undefined}
        onOpenChange={(open) => !open && closeReport()}
        title={t('bulk.failed', { count: failed.length })}
        description={t('bulk.changed', { count: changed })}
        closeLabel={t('common:actions.close')}
      >
        <ul className="divide-y divide-line text-sm">
          {failed.map(({ id, code, message }) => (
            <li key={id} className="py-2.5">
              <bdi className="block font-medium wrap-anywhere">{nameOf(id) ?? id}</bdi>
              <span className="text-danger">
                <ProblemText error={new Refusal(message, { status: 409, code })} />
              </span>
            </li>
          ))}
        </ul>
      </Dialog>
      <SignInAgain problem={problem} onDismiss={forgetProblem} />
    </>
  )
}
