import { and, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import { fold } from '#i18n/fold.ts'
import type { Database } from '#platform/database/database.ts'
import { preparing } from '#platform/database/prepared.ts'
import { searchTermSchema } from '#platform/list/list-schema.ts'
import { fieldOf } from '../../describe.ts'
import { formOf, filtersOf } from '../../filters/filter.ts'
import type { Resource } from '../../resource.ts'
import { pastAll } from '../begin-at.server.ts'
import type { LooseQuery } from '../list-records.server.ts'
import type { PageOf } from '../list-schemas.server.ts'
import type { ResourceTable, Row } from '../resource-table.server.ts'
import { textKeyOf } from './filter-conditions.server.ts'

export interface ValuesQuery {
  field: string
  text?: string | undefined
}

/** Users type more of the text. */
const mostValues = 20
const searched = 100

const valueFieldsOf = (resource: Resource) =>
  filtersOf(resource).flatMap(({ field, kind }) =>
    formOf({ kind }) === 'texts' || kind === 'language' ? [field] : [],
  )

export function valuesQuerySchemaOf(resource: Resource): z.ZodMiniType<ValuesQuery> {
  const fields = valueFieldsOf(resource)
  return z.strictObject({
    field: z.prefault(z.enum(fields), fields[0] ?? ''),
    text: z.optional(searchTermSchema),
  })
}

export const valuesSchema = z.object({ values: z.array(z.string()) })

type List = (database: Pick<Database, 'orm'>, query: LooseQuery) => Promise<PageOf<Row>>

/** The values that records have. A loose index scan: its cost grows with the values that are shown. */
export function valuesOf(of: ResourceTable, list: List) {
  const hopsAlong = preparing((orm: Database['orm'], name, field: string) =>
    orm
      .select({ value: sql<string>`value` })
      .from(hops(of, field))
      .prepare(of.isMine ? '' : name),
  )
  return async ({ orm }: Pick<Database, 'orm'>, { field, text = '' }: ValuesQuery) => {
    const name = `values of ${of.resource.path} ${field}`
    const rows = await hopsAlong(orm, name, field).execute({ text })
    const begun = rows.map(({ value }) => value)
    if (text === '' || begun.length === mostValues) return { values: begun }
    const inside = await valuesInside({ orm }, field, text)
    return { values: [...new Set([...begun, ...inside])].slice(0, mostValues) }
  }

  /** The values that have the text elsewhere, if the search of lists finds them. */
  async function valuesInside(database: Pick<Database, 'orm'>, field: string, text: string) {
    if (fieldOf(of.resource, field).search !== 'words') return []
    const { items } = await list(database, { searchTerm: text, limit: searched })
    return items
      .map((row) => String(row[field]))
      .filter((value) => fold(value).includes(fold(text.trim())))
  }
}

function hops(of: ResourceTable, field: string): SQL {
  const value = of.column(field)
  const isText = formOf(fieldOf(of.resource, field)) === 'texts'
  const key = isText ? textKeyOf(of, field) : sql`${value}`
  const from = isText ? sql`left(search_text(${sql.placeholder('text')}), 255)` : sql`''`
  const first = (beyond: SQL) => sql`(
    SELECT ${key} AS key, ${value} AS value FROM ${of.table}
    WHERE ${and(of.isKept, beyond, sql`${key} <= ${from} || ${pastAll}`)}
    ORDER BY ${key} LIMIT 1
  )`
  return sql`(
    WITH RECURSIVE hops AS (
      ${first(sql`${key} >= ${from} AND ${key} > ''`)}
      UNION ALL
      SELECT next.key, next.value FROM hops, LATERAL ${first(sql`${key} > hops.key`)} AS next
    )
    SELECT value FROM hops LIMIT ${sql.raw(`${mostValues}`)}
  ) AS hops`
}
