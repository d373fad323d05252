import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '#platform/access/tables.ts'
import { citext, id, moment, times } from '#platform/database/columns.ts'

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
    /** The session, not the id, of the admin who acts as this user: when it ends, so does this. */
    impersonatedBy: uuid(),
    /** In which they read then, where it is known: mail that others cause is in it, too. */
    language: text(),
    /** Where they are at work; it counts only as long as they belong there. */
    activeOrganizationId: uuid(),
    /** The known browser of this sign-in; forgotten with a session that is revoked. */
    knownBrowserId: uuid(),
    /** To within some minutes, see `seen.ts`. No index: it changes often, and orders one person's few rows. */
    lastSeenAt: moment().notNull().defaultNow(),
    ...times,
  },
  (table) => [
    index().on(table.userId),
    index('sessions_impersonated')
      .on(table.impersonatedBy)
      .where(sql`${table.impersonatedBy} IS NOT NULL`),
  ],
)

/** A browser in which a user has signed in: its requests for codes have a budget of their own. */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    id: id(),
    userId: owner(),
    /** The digest of the secret in the browser's cookie. */
    browser: text().notNull(),
    seenAt: moment().notNull().defaultNow(),
  },
  (table) => [
    unique('known_browsers_user_browser').on(table.userId, table.browser),
    index().on(table.browser),
    index().on(table.seenAt),
  ],
)

/** What links a person to a social provider. */
export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    userId: owner(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: moment(),
    refreshTokenExpiresAt: moment(),
    scope: text(),
    password: text(),
    ...times,
  },
  (table) => [index().on(table.userId), unique().on(table.providerId, table.accountId)],
)

/** Sign-ins by a provider that are under way, by their state. */
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

/** A code that was asked for, and what for. The code itself is nowhere: see `codes.ts`. */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    id: id(),
    browser: text().notNull(),
    email: citext().notNull(),
    purpose: text().notNull().default('sign-in'),
    /** Whose account it changes; of a sign-in nobody knows yet. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** The known browser that asked; null for a stranger. */
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
