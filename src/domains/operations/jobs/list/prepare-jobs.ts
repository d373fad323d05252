import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import { prepareList } from '#kit/record-list/index.ts'
import { jobListQuery } from '../jobs.queries.ts'
import { type JobsAddress, jobView } from './job-view.ts'

export function prepareJobs(
  context: { i18n: I18n; queryClient: QueryClient },
  address: JobsAddress,
) {
  const list = jobListQuery(jobView(address), address.cursor || undefined)
  return prepareList(context, 'jobs', [
    context.queryClient.infiniteQuery({ ...list, staleTime: 'static' }),
  ])
}
