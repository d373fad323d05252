import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { activityChanged } from '#kit/activity/index.ts'
import { api } from '#kit/api/index.ts'
import { changeLists, dropFromLists, pagedQuery, renewAll } from '#kit/record-list/index.ts'
import type { Job } from './job-list.server.ts'
import type { JobView } from './list/job-view.ts'

const jobsKey = ['jobs'] as const

export const jobListQuery = (view: JobView, cursor?: string) =>
  pagedQuery({
    queryKey: [...jobsKey, 'list', view],
    cursor,
    read: async (page, options) => (await api()).jobs.list({ ...view, ...page }, options),
  })

export const retryJobMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: async ({ id }: Job) => (await api()).jobs.retry({ id }),
    onMutate: (job) => showJob(queryClient, retried(job)),
    onError: (_error, job) => showJob(queryClient, job),
    onSettled: () => jobsChanged(queryClient),
  })

export const deleteJobMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: async ({ id }: Job) => (await api()).jobs.delete({ id }),
    onSuccess: (_nothing, { id }) => dropFromLists(queryClient, jobsKey, id),
    onSettled: () => jobsChanged(queryClient),
  })

const retried = (job: Job): Job => ({
  ...job,
  state: job.state === 'failed' ? 'waiting' : job.state,
  attempts: 0,
  dueAt: new Date(),
  failedAt: null,
})

const showJob = (queryClient: QueryClient, job: Job) =>
  changeLists<Job>(queryClient, jobsKey, (one) => (one.id === job.id ? job : one))

async function jobsChanged(queryClient: QueryClient) {
  await Promise.all([renewAll(queryClient, jobsKey), activityChanged(queryClient)])
}
