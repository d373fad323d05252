import * as auth from '../auth/tables.ts'
import * as mail from '../mail/tables.ts'

/** Every table of the house, for relational queries: each feature's are spread in here. */
export const schema = { ...auth, ...mail }
