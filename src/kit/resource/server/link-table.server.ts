import { eq, getTableName, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import type { Database } from '#platform/database/database.ts'
import type { ReferenceTable } from './filters/filters.server.ts'
import type { ResourceTable, Row } from './resource-table.server.ts'

interface Ends {
  owner: () => AnyPgColumn
  target: () => AnyPgColumn
  /** `restrict` keeps a target that a record refers to. */
  onDelete?: 'cascade' | 'restrict'
}

export type LinkTable = ReturnType<typeof linkTable>

/** The rows of a field of kind `references`: the records that each record refers to, in order. */
export const linkTable = (name: string, { owner, target, onDelete = 'cascade' }: Ends) =>
  pgTable(
    name,
    {
      ownerId: uuid().notNull().references(owner, { onDelete: 'cascade' }),
      targetId: uuid().notNull().references(target, { onDelete }),
      place: integer().notNull(),
    },
    (links) => [
      primaryKey({ columns: [links.ownerId, links.targetId] }),
      index(`${name}_target`).on(links.targetId, links.ownerId),
    ],
  )

// Drizzle drops the tables from the columns of a selection, so the owner's is written out.
const ofOwner = (links: LinkTable, table: ResourceTable['table']) =>
  sql`${links.ownerId} = ${table}."id"`

export const linkedIds = (links: LinkTable, table: ResourceTable['table']) =>
  sql<string[]>`ARRAY(
    SELECT ${links.targetId} FROM ${links} WHERE ${ofOwner(links, table)} ORDER BY ${links.place}
  )`

export const linksTo = (
  links: LinkTable,
  { table }: Pick<ResourceTable, 'table'>,
  ids: unknown[],
): SQL =>
  sql`EXISTS (
    SELECT FROM ${links} WHERE ${ofOwner(links, table)} AND ${links.targetId} IN ${ids}
  )`

/** The names of the linked records, as `namesIn` reads them. */
export const linkedNames = (
  { table: target, name, links }: ReferenceTable & { links: LinkTable },
  table: ResourceTable['table'],
) => sql<string>`(
    SELECT string_agg(regexp_replace(${name}, '([;\\\\])', '\\\\\\1', 'g'), '; ' ORDER BY ${links.place})
    FROM ${links} JOIN ${target} ON ${target}."id" = ${links.targetId}
    WHERE ${ofOwner(links, table)}
  )`

export function withoutLinks({ links }: ResourceTable, written: Row) {
  const columns = Object.entries(written).filter(([name]) => !links[name])
  const ids = Object.entries(written).flatMap(([name, value]) =>
    links[name] && Array.isArray(value) ? [[name, value.map(String)] as const] : [],
  )
  return { columns: Object.fromEntries(columns), ids: Object.fromEntries(ids) }
}

export async function writeLinks(
  orm: Pick<Database['orm'], 'delete' | 'insert'>,
  of: ResourceTable,
  ownerId: string,
  ids: Record<string, string[]>,
): Promise<void> {
  for (const [name, targets] of Object.entries(ids)) {
    const links = of.links[name]
    if (!links) throw new Error(`${getTableName(of.table)} has no links for ${name}`)
    await orm.delete(links).where(eq(links.ownerId, ownerId))
    const rows = targets.map((targetId, place) => ({ ownerId, targetId, place }))
    if (rows.length > 0) await orm.insert(links).values(rows)
  }
}

export type Links = Record<string, LinkTable | undefined>
