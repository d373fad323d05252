import { eq, type SQL, sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { citext, id, moment, sortableText, sortKey, times } from '../database/columns.ts'

const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const users = pgTable(
  'users',
  {
    id: id(),
    name: text().notNull().default(''),
    email: citext().notNull().unique(),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    role: text().notNull().default('user'),
    banned: boolean().notNull().default(false),
    banReason: text(),
    banExpires: moment(),
    onboardedAt: moment(),
    /** One more with every change, so that a stale save is noticed. */
    version: integer().notNull().default(1),
    ...times,
    /** As lists tell people apart; a ban that has run out is lifted by the next sweep. */
    status: text()
      .$type<'active' | 'banned' | 'unverified'>()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`CASE WHEN ${users.banned} THEN 'banned' WHEN ${users.emailVerified} THEN 'active' ELSE 'unverified' END`,
      ),
    manages: boolean()
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`'admin' = ANY (string_to_array(replace(${users.role}, ' ', ''), ','))`,
      ),
    nameKey: sortableText()
      .notNull()
      .generatedAlwaysAs((): SQL => sortKey(users.name)),
    emailKey: sortableText()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`left(search_text(${users.email}::text), 255)`),
    /** What long terms are looked for in; a space before each word. */
    search: text()
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`search_text(' ' || ${users.name} || ' ' || ${users.email}::text)`,
      ),
    /** What short terms are looked for in. */
    beginnings: text()
      .array()
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`search_beginnings(${users.name} || ' ' || ${users.email}::text)`,
      ),
  },
  (table) => {
    // One per offered order, and again per status; admins are few.
    const admins = eq(table.manages, sql`true`)
    return [
      index('users_name').on(table.nameKey, table.id),
      index('users_email').on(table.emailKey, table.id),
      index('users_created').on(table.createdAt, table.id),
      index('users_status_name').on(table.status, table.nameKey, table.id),
      index('users_status_email').on(table.status, table.emailKey, table.id),
      index('users_status_created').on(table.status, table.createdAt, table.id),
      index('users_admin_name').on(table.nameKey, table.id).where(admins),
      index('users_admin_email').on(table.emailKey, table.id).where(admins),
      index('users_admin_created').on(table.createdAt, table.id).where(admins),
      index('users_ban_end')
        .on(table.banExpires)
        .where(sql`${table.banExpires} IS NOT NULL`),
      index('users_search').using('gin', table.search.op('gin_trgm_ops')),
      index('users_beginnings').using('gin', table.beginnings),
    ]
  },
)

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

/** How often something was done since its window opened. */
export const rates = pgTable(
  'rates',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: moment().notNull(),
  },
  (table) => [index().on(table.endsAt)],
)
