import { activity } from './activity.ts'

/** What identity adds to the server besides sign-in and users. */
export const identity = { activity }
