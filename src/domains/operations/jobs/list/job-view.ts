import { oneOf } from '#kit/record-list/index.ts'
import type { Job } from '../job-list.server.ts'
import { type JobState, jobStates } from '../job-states.ts'

export type JobsAddress = Record<'state' | 'cursor' | 'open', string>

export interface JobView {
  state?: JobState | undefined
}

export const jobView = ({ state }: Pick<JobsAddress, 'state'>): JobView => ({
  state: oneOf(jobStates, state),
})

export const belongsToJobView =
  ({ state }: JobView) =>
  (job: Pick<Job, 'state'>) =>
    state === undefined || job.state === state
