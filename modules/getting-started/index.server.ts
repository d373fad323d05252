export { isRecorded } from './is-recorded.server.ts'
export type { GettingStartedStep } from './step.server.ts'
