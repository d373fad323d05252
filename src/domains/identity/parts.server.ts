import { activity } from './activity.ts'

export const identity = { activity }
