import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { apiKeys } from '#modules/api-keys/auth/index.server.ts'
import { id, moment, times } from '#platform/database/columns.ts'

/** Programs that registered themselves (RFC 7591). None has a secret of its own. */
export const oauthClients = pgTable(
  'oauth_clients',
  {
    id: id(),
    name: text().notNull(),
    redirectUris: text().array().notNull(),
    usedAt: moment().notNull().defaultNow(),
    ...times,
  },
  (table) => [index().on(table.usedAt)],
)

/** The grant of a connected app, beside its key, which is its access token. */
export const oauthGrants = pgTable(
  'oauth_grants',
  {
    keyId: uuid()
      .primaryKey()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    clientId: uuid()
      .notNull()
      .references(() => oauthClients.id),
    redirectUri: text().notNull(),
    codeHash: text().notNull().unique(),
    codeChallenge: text().notNull(),
    codeExpiresAt: moment().notNull(),
    codeUsedAt: moment(),
    /** The part of its refresh tokens that stays, so that an earlier one is recognized. */
    familyHash: text().unique(),
    refreshHash: text(),
    /** When it ends if no token is refreshed before. */
    expiresAt: moment().notNull(),
    ...times,
  },
  (table) => [index().on(table.clientId), index().on(table.expiresAt)],
)
