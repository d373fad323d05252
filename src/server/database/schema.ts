import * as activity from '../activity/tables.ts'
import * as auth from '../auth/tables.ts'
import * as mail from '../mail/tables.ts'

/** Every table of the house, for relational queries: each feature's are spread in here. */
export const schema = { ...activity, ...auth, ...mail }
