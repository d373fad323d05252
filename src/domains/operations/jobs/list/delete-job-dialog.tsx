import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemText } from '#kit/problems/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import type { Job } from '../job-list.server.ts'
import { deleteJobMutation } from '../jobs.queries.ts'
import { useJobName } from './use-job-name.ts'

interface DeleteJobDialogProps {
  job: Job | undefined
  onClose: () => void
}

const problemText = (error: Error) => <ProblemText error={error} />

export function DeleteJobDialog({ job, onClose }: DeleteJobDialogProps) {
  const { t } = useTranslation(['jobs', 'common'])
  const nameOf = useJobName()
  const { mutateAsync } = useMutation(deleteJobMutation(useQueryClient()))
  // Keeps the job while the dialog closes, so that its text stays.
  const [last, setLast] = useState(job)
  if (job && job !== last) setLast(job)

  async function remove() {
    if (!job) return
    await mutateAsync(job)
    toast.success(t('delete.done', { name: nameOf(job.name) }))
  }

  return (
    <ConfirmDialog
      open={job !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={t('delete.title')}
      text={last && t('delete.text', { name: nameOf(last.name) })}
      tone="danger"
      confirmLabel={t('delete.action')}
      cancelLabel={t('common:actions.cancel')}
      onConfirm={remove}
      errorText={problemText}
    />
  )
}
