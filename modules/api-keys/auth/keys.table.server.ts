import { sql } from 'drizzle-orm'
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '#platform/access/tables.ts'
import { id, logPosition, moment, times } from '#platform/database/columns.ts'

/** A revoked key stays: the record of what it did refers to it. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The only one that it reaches; it reaches all of its owner without. */
    organizationId: uuid(),
    name: text().notNull(),
    /** The first characters of the key, by which people recognize it. */
    start: text().notNull(),
    hash: text().notNull(),
    /** The key before a rotation, which works until then. */
    formerHash: text(),
    formerUntil: moment(),
    scopes: text().array().notNull(),
    /** The only path that accepts it, for the key of a connected app; the whole API does without. */
    audience: text(),
    /** Addresses and networks that it is accepted from; all when there are none. */
    addresses: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    expiresAt: moment(),
    revokedAt: moment(),
    lastUsedAt: moment(),
    wroteUpTo: logPosition().default(sql`pg_current_wal_insert_lsn()`),
    ...times,
  },
  (table) => [
    unique().on(table.hash),
    unique('api_keys_former_hash_unique').on(table.formerHash),
    index('api_keys_owner').on(table.userId, table.id),
    index('api_keys_organization').on(table.organizationId, table.id),
  ],
)
