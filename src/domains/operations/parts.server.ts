import { activity } from './activity.ts'

export const operations = { activity }
