import { sql } from 'drizzle-orm'
import { check, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { organizations } from '#modules/organizations/index.server.ts'
import { createdAt, id, moment } from '#platform/database/columns.ts'

/** The part of an address behind the @, exactly: a domain says nothing about those below it. */
export const emailDomains = pgTable(
  'email_domains',
  {
    id: id(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    domain: text().notNull(),
    /** The text that the record in the DNS must have. */
    token: text().notNull(),
    /** Null until the record is found, and again once it was gone for too long. */
    verifiedAt: moment(),
    /** When the record was found last. */
    seenAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('email_domains_unique').on(table.organizationId, table.domain),
    uniqueIndex('email_domains_verified')
      .on(table.domain)
      .where(sql`${table.verifiedAt} IS NOT NULL`),
    check('email_domains_lower', sql`${table.domain} = lower(${table.domain})`),
  ],
)
