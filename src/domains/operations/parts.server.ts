import { activity } from './activity.ts'

/** What operations adds to the server besides its calls. */
export const operations = { activity }
