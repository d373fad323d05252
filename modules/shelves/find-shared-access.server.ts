import type { SQL } from 'drizzle-orm'

/** Selects how far a shelf of the statement is shared with the user; null if it is not. */
export type SharedAccess = (userId: unknown) => SQL

const found = import.meta.glob<SharedAccess>('../*/shared-access.server.ts', {
  import: 'sharesWith',
  eager: true,
})

/** A module that shares shelves exports `sharesWith` from its `shared-access.server.ts`. */
export const [sharedAccess] = Object.values(found)
