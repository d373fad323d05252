import type { QueryClient } from '@tanstack/react-query'
import { activityChanged } from '#kit/activity/index.ts'
import { mutationOf } from '#kit/api/index.ts'
import { dropFromLists, oneOf, pagesOf, patchLists, renewAll } from '#kit/record-list/index.ts'
import type { Job } from './job-list.server.ts'
import { jobStates } from './job-states.ts'

export type JobsAddress = Record<'state' | 'cursor' | 'open', string>

export const jobListQuery = ({ state, cursor }: JobsAddress) =>
  pagesOf('jobs.list', { state: oneOf(jobStates, state) }, { cursor: cursor || undefined })

const input = ({ id }: Job) => ({ id })
const jobsKey = ['jobs']

const renew = (queryClient: QueryClient) =>
  Promise.all([renewAll(queryClient, jobsKey), activityChanged(queryClient)])

export const retryJobMutation = mutationOf('jobs.retry', {
  input,
  onMutate: (job, { client }) => patchLists<Job>(client, jobsKey, retried(job)),
  onError: (_error, job, _shown, { client }) => patchLists<Job>(client, jobsKey, job),
  renew,
})

export const deleteJobMutation = mutationOf('jobs.delete', {
  input,
  onSuccess: (_nothing, { id }, _before, { client }) => dropFromLists(client, jobsKey, id),
  renew,
})

const retried = (job: Job): Job => ({
  ...job,
  state: job.state === 'failed' ? 'waiting' : job.state,
  attempts: 0,
  dueAt: new Date(),
  failedAt: null,
})
