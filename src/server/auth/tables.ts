import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'

/** Text that compares without case. */
const citext = customType<{ data: string }>({ dataType: () => 'citext' })

const moment = () => timestamp({ withTimezone: true })
const id = () =>
  uuid()
    .primaryKey()
    .default(sql`uuid_v7()`)
const times = {
  createdAt: moment().notNull().defaultNow(),
  updatedAt: moment()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
}
const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const users = pgTable('users', {
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
  ...times,
})

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
    /** To within some minutes, see `seen.ts`. No index: it changes often, and orders one person's few rows. */
    lastSeenAt: moment().notNull().defaultNow(),
    ...times,
  },
  (table) => [index().on(table.userId)],
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

/** The library's notes to itself, such as the state of a sign-in by a social provider. */
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
