import { eq, type SQL, sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { citext, id, moment, sortableText, sortKey, times } from '../database/columns.ts'

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
    version: integer().notNull().default(1),
    ...times,
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
    /** For long terms; each word follows a space, so that a pattern can match the start of a word. */
    search: text()
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`search_text(' ' || ${users.name} || ' ' || ${users.email}::text)`,
      ),
    beginnings: text()
      .array()
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`search_beginnings(${users.name} || ' ' || ${users.email}::text)`,
      ),
  },
  (table) => {
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
