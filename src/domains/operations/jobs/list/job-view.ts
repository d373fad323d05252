import type { Job } from '../job-list.server.ts'
import { type JobState, jobStates } from '../job-states.ts'

/** What the address of the list says; '' is what it does not say. */
export type JobsAddress = Record<'state' | 'cursor' | 'open', string>

export interface JobView {
  state?: JobState | undefined
}

/** An unknown state filters nothing. */
export const jobViewOf = ({ state }: Pick<JobsAddress, 'state'>): JobView => ({
  state: jobStates.find((known) => known === state),
})

/** A retried job leaves the list of failed ones. */
export const isInView =
  ({ state }: JobView) =>
  (job: Pick<Job, 'state'>) =>
    state === undefined || job.state === state
