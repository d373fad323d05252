import type { Job } from '../job-list.server.ts'
import { type JobState, jobStates } from '../job-states.ts'

export type JobsAddress = Record<'state' | 'cursor' | 'open', string>

export interface JobView {
  state?: JobState | undefined
}

export const jobViewOf = ({ state }: Pick<JobsAddress, 'state'>): JobView => ({
  state: jobStates.find((known) => known === state),
})

export const isInView =
  ({ state }: JobView) =>
  (job: Pick<Job, 'state'>) =>
    state === undefined || job.state === state
