import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ProblemText } from '#kit/problems/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import type { Job } from '../job-list.server.ts'
import { retryJobMutation } from '../jobs.queries.ts'
import { useJobName } from './use-job-name.ts'

export function useRetryJob() {
  const { t } = useTranslation('jobs')
  const nameOf = useJobName()
  const retrying = retryJobMutation(useQueryClient())
  const { mutate } = useMutation({
    ...retrying,
    onSuccess: (_nothing, { name }) => toast.success(t('retry.done', { name: nameOf(name) })),
    onError: (error, job, ...rest) => {
      toast.error(t('retry.failed', { name: nameOf(job.name) }), {
        description: <ProblemText error={error} />,
      })
      return retrying.onError?.(error, job, ...rest)
    },
  })
  return (job: Job) => mutate(job)
}
