import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useReportedMutation } from '#kit/actions/index.ts'
import { retryJobMutation } from '../jobs.queries.ts'
import { useJobName } from './use-job-name.ts'

export function useRetryJob() {
  const { t } = useTranslation('jobs')
  const nameOf = useJobName()
  const { mutate } = useReportedMutation(retryJobMutation(useQueryClient()), {
    done: (_nothing, { name }) => [t('retry.done', { name: nameOf(name) })],
    failed: ({ name }) => t('retry.failed', { name: nameOf(name) }),
  })
  return mutate
}
