import { type SQL, sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { pictures } from '#kit/pictures/index.server.ts'
import { id, sortableText, sortKey, times } from '#platform/database/columns.ts'

export const organizations = pgTable(
  'organizations',
  {
    id: id(),
    name: text().notNull(),
    slug: text().notNull(),
    logoId: uuid().references(() => pictures.id, { onDelete: 'set null' }),
    version: integer().notNull().default(1),
    ...times,
    nameKey: sortableText()
      .notNull()
      .generatedAlwaysAs((): SQL => sortKey(organizations.name)),
    search: text()
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`search_text(' ' || ${organizations.name} || ' ' || ${organizations.slug})`,
      ),
    beginnings: text()
      .array()
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`search_beginnings(${organizations.name} || ' ' || ${organizations.slug})`,
      ),
  },
  (table) => [
    unique('organizations_slug_unique').on(table.slug),
    index('organizations_name').on(table.nameKey, table.id),
    index('organizations_created').on(table.createdAt, table.id),
    index('organizations_search').using('gin', table.search.op('gin_trgm_ops')),
    index('organizations_beginnings').using('gin', table.beginnings),
    index('organizations_logo')
      .on(table.logoId)
      .where(sql`${table.logoId} IS NOT NULL`),
    check(
      'organizations_name_length',
      sql`btrim(${table.name}) <> '' AND char_length(${table.name}) <= 255`,
    ),
    check('organizations_slug_length', sql`char_length(${table.slug}) BETWEEN 2 AND 60`),
    check('organizations_version_positive', sql`${table.version} > 0`),
  ],
)

export const organizationColumns = {
  id: organizations.id,
  name: organizations.name,
  slug: organizations.slug,
  logoId: organizations.logoId,
  version: organizations.version,
  createdAt: organizations.createdAt,
  updatedAt: organizations.updatedAt,
}
