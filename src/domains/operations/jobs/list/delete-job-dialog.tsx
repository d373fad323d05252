import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '#kit/actions/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import type { Job } from '../job-list.server.ts'
import { deleteJobMutation } from '../jobs.queries.ts'
import { useJobName } from './use-job-name.ts'

interface DeleteJobDialogProps {
  job: Job | undefined
  onClose: () => void
}

export function DeleteJobDialog({ job, onClose }: DeleteJobDialogProps) {
  const { t } = useTranslation('jobs')
  const nameOf = useJobName()
  const { mutateAsync } = useMutation(deleteJobMutation(useQueryClient()))
  const [last, setLast] = useState(job)
  if (job && job !== last) setLast(job)

  async function remove() {
    if (!job) return
    await mutateAsync(job)
    toast.success(t('delete.done', { name: nameOf(job.name) }))
  }

  return (
    <ConfirmAction
      open={job !== undefined}
      onClose={onClose}
      title={t('delete.title')}
      text={last && t('delete.text', { name: nameOf(last.name) })}
      confirmLabel={t('delete.action')}
      onConfirm={remove}
    />
  )
}
