import { and, asc, eq, isNotNull, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod/mini'
import { uniqueKey } from '#platform/database/columns.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { fieldOf } from '../describe.ts'
import { type BulkAction, strayFieldOf, wouldChange } from './bulk-action.server.ts'
import { unknownReference } from './filters/filters.server.ts'
import type { ResourceErrors } from './resource-errors.server.ts'
import type { ResourceTable } from './resource-table.server.ts'

const shown = 10

const named = { id: z.uuid(), name: z.nullable(z.string()) }

const part = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.object({ count: z.int(), items: z.array(z.object({ ...named, ...shape })) })

export const bulkPreviewSchema = z.object({
  total: z.int(),
  /** `before` is the value that is replaced. */
  changing: part({ before: z.unknown() }),
  unchanged: part({}),
  failed: part({ code: z.string(), message: z.string() }),
})
export type BulkPreview = z.infer<typeof bulkPreviewSchema>

interface Asked {
  action: BulkAction
  field: string | undefined
  /** Leaves out the condition that the action changes something. */
  wanted: SQL | undefined
  ids: string[] | undefined
  errors: ResourceErrors
}

export async function previewBulk(
  { orm }: { orm: Transaction },
  of: ResourceTable,
  { action, field, wanted, ids, errors }: Asked,
): Promise<BulkPreview> {
  const { table, id, resource } = of
  const position = ids ? sql`array_position(${sql.param(ids)}::uuid[], ${id})` : sql`${id}`
  const changes = wouldChange(of, action) ?? sql`true`
  const found = orm
    .select({
      id: sql<string>`${id}`.as('id'),
      name: sql<string>`${of.column(resource.nameField)}`.as('name'),
      before: valueIn(of, field).as('before'),
      position: position.as('position'),
      changes: sql<boolean>`${changes}`.as('changes'),
      taken: sql<boolean>`${takenBy(of, { action, field, changes, position })}`.as('taken'),
      stray: strayFieldOf(of, action).as('stray'),
    })
    .from(table)
    .where(wanted)
    .as('found')
  const isRefused = or(found.taken, isNotNull(found.stray)) ?? sql`false`
  const parts = {
    changing: and(found.changes, not(isRefused)),
    unchanged: not(found.changes),
    failed: and(found.changes, isRefused),
  }
  const [counts] = await orm
    .select({
      changing: countOf(parts.changing),
      unchanged: countOf(parts.unchanged),
      failed: countOf(parts.failed),
    })
    .from(found)
  if (!counts) throw new Error('A count returns a row')

  const first = async (name: keyof typeof parts) =>
    counts[name] === 0
      ? []
      : orm
          .select({ id: found.id, name: found.name, before: found.before, stray: found.stray })
          .from(found)
          .where(parts[name])
          .orderBy(asc(found.position))
          .limit(shown)
  const missing = ids ? await missingOf({ orm }, { ids, wanted, of }) : []
  const notFound = errors.notFound()
  const refused = (await first('failed')).map((row) => {
    const { stray } = row
    const { code, message } =
      stray === null ? errors.duplicate() : unknownReference(resource, stray)
    return { id: row.id, name: row.name, code, message }
  })
  const gone = missing
    .slice(0, shown)
    .map((one) => ({ id: one, name: null, code: notFound.code, message: notFound.message }))
  const failed = {
    count: counts.failed + missing.length,
    items: [...refused, ...gone].slice(0, shown),
  }
  return {
    total: counts.changing + counts.unchanged + failed.count,
    changing: {
      count: counts.changing,
      items: (await first('changing')).map((row) => ({
        id: row.id,
        name: row.name,
        before: row.before,
      })),
    },
    unchanged: {
      count: counts.unchanged,
      items: (await first('unchanged')).map((row) => ({ id: row.id, name: row.name })),
    },
    failed,
  }
}

const countOf = (condition: SQL | undefined) =>
  sql<number>`count(*) FILTER (WHERE ${condition})`.mapWith(Number)

function valueIn(of: ResourceTable, field: string | undefined): SQL {
  if (field === undefined) return sql`NULL`
  const column = of.column(field)
  return sql`${column}`.mapWith(column)
}

interface Missing {
  ids: string[]
  wanted: SQL | undefined
  of: ResourceTable
}

async function missingOf({ orm }: { orm: Transaction }, { ids, wanted, of }: Missing) {
  const rows = await orm
    .select({ id: sql<string>`${of.id}` })
    .from(of.table)
    .where(wanted)
  const found = new Set(rows.map((row) => row.id))
  return ids.filter((one) => !found.has(one))
}

interface Setting {
  action: BulkAction
  field: string | undefined
  changes: SQL
  position: SQL
}

/** Whether another record has what must be unique, or an earlier one of the same action takes it. */
function takenBy(of: ResourceTable, { action, field, changes, position }: Setting): SQL {
  const { resource, table, id } = of
  const { unique } = resource
  if (field === undefined || !unique?.fields.includes(field)) return sql`false`
  const keyOf = (name: string, column: PgColumn) =>
    fieldOf(resource, name).kind === 'reference' ? sql`${column}` : uniqueKey(column)
  const value =
    fieldOf(resource, field).kind === 'reference'
      ? sql`${action[field]}::uuid`
      : sql`unique_text(${action[field]})`
  const other = alias(table, 'other')
  const columnsOfOther = new Map<string, PgColumn>(Object.entries(other))
  const same = unique.fields.map((name) => {
    const column = columnsOfOther.get(name)
    if (!column) throw new Error(`The table of ${resource.path} has no column for ${name}`)
    return eq(keyOf(name, column), name === field ? value : keyOf(name, of.column(name)))
  })
  const deletedAt = columnsOfOther.get('deletedAt')
  const isKept = resource.trash && deletedAt ? isNull(deletedAt) : undefined
  const another = sql`EXISTS (SELECT FROM ${table} AS "other" WHERE ${and(
    isKept,
    ne(sql`"other"."id"`, id),
    ...same,
  )})`
  const rest = unique.fields
    .filter((name) => name !== field)
    .map((name) => keyOf(name, of.column(name)))
  const earlier = sql`row_number() OVER (PARTITION BY ${sql.join([changes, ...rest], sql`, `)} ORDER BY ${position}) > 1`
  return or(another, earlier) ?? sql`false`
}
