/** `waiting` includes failed jobs that will be retried; `failed` jobs have no attempts left. */
export const jobStates = ['waiting', 'running', 'scheduled', 'failed'] as const
export type JobState = (typeof jobStates)[number]
