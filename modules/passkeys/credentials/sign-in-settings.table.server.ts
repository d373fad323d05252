import { integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { users } from '#platform/access/tables.ts'
import { moment, times } from '#platform/database/columns.ts'

/** A user who has no row has the defaults. */
export const signInSettings = pgTable('sign_in_settings', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** When `REQUIRE_PASSKEY_FOR_ADMINS` begins to hold back this admin. */
  passkeyDueAt: moment(),
  /** Until then an admin needs none: the operator allowed it by the command line. */
  passkeyExcusedUntil: moment(),
  /** Since then neither codes by email nor providers let this user in. */
  passkeyOnlySince: moment(),
  /** How often a passkey was offered after a sign-in by code. */
  passkeyOffers: integer().notNull().default(0),
  ...times,
})
