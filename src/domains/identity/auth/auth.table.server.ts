import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '#platform/access/tables.ts'
import { citext, id, logPosition, moment, times } from '#platform/database/columns.ts'

const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    token: text().notNull().unique(),
    userId: owner(),
    expiresAt: moment().notNull(),
    ipAddress: text(),
    userAgent: text(),
    /** How the user came in: by code, a provider or a way that a module adds, or as a visitor of a demo. */
    method: text(),
    /** The provider that signed the user in, and its encrypted ID token, which it asks for at sign-out. */
    providerId: text(),
    idToken: text(),
    /** The id of the admin's session, not of the admin: this session ends with it. */
    impersonatedBy: uuid(),
    language: text(),
    activeOrganizationId: uuid(),
    knownBrowserId: uuid(),
    /** The place in the log of changes that replicas must have replayed for its reads. */
    wroteUpTo: logPosition().default(sql`pg_current_wal_insert_lsn()`),
    /** Not indexed: it changes often and only sorts the few rows of one user. */
    lastSeenAt: moment().notNull().defaultNow(),
    ...times,
  },
  (table) => [
    index().on(table.userId),
    index().on(table.expiresAt),
    index('sessions_impersonated')
      .on(table.impersonatedBy)
      .where(sql`${table.impersonatedBy} IS NOT NULL`),
  ],
)

export const knownBrowsers = pgTable(
  'known_browsers',
  {
    id: id(),
    userId: owner(),
    browser: text().notNull(),
    seenAt: moment().notNull().defaultNow(),
  },
  (table) => [
    unique('known_browsers_user_browser').on(table.userId, table.browser),
    index().on(table.browser),
    index().on(table.seenAt),
  ],
)

export const verifications = pgTable(
  'verifications',
  {
    id: id(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment().notNull(),
    ...times,
  },
  (table) => [index().on(table.identifier)],
)

export const signInCodes = pgTable(
  'sign_in_codes',
  {
    id: id(),
    browser: text().notNull(),
    email: citext().notNull(),
    purpose: text().notNull().default('sign-in'),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    knownBrowserId: uuid(),
    tries: integer().notNull().default(0),
    sentAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    unique('sign_in_codes_claim_unique')
      .on(table.email, table.browser, table.purpose, table.userId)
      .nullsNotDistinct(),
    index().on(table.expiresAt),
    index().on(table.userId),
  ],
)
