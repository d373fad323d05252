/** `waiting` includes jobs that failed and will be tried again; no attempt follows `failed`. */
export const jobStates = ['waiting', 'running', 'scheduled', 'failed'] as const
export type JobState = (typeof jobStates)[number]
