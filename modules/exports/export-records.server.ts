import { aliasedTableColumn, and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn, type PgSelect } from 'drizzle-orm/pg-core'
import {
  linkedNames,
  type RegisteredResource,
  type Row,
  sortKeyOf,
  textIn,
} from '#kit/resource/index.server.ts'
import { baseName, digitsOf, type Field, type FieldKind, fieldsOf } from '#kit/resource/index.ts'
import { operator, type Reading } from '#platform/activity/actor.ts'
import { formatsWith } from './files/file-formats.ts'
import { wholeList } from './files/whole-list.ts'

type Orm = Reading
type Cells = Record<string, string | number | Date | null>

export type Exported = Pick<RegisteredResource, 'resource' | 'trash' | 'references' | 'list'>

const rowsAtOnce = 1000

/** Two references may lead to the same table, or one to the record’s own. */
const joinedAs = (field: string) => `_${field}`

/** Exports what an import reads: the fields by their base names, references by name, no pictures. */
export function exportVerbs({ resource, trash: of, references, list }: Exported) {
  const { table, id } = of
  const fields = fieldsOf(resource).filter(([, { kind }]) => kind !== 'picture')
  const nameKey = of.column(sortKeyOf(resource.nameField))
  function cellOf(name: string, field: Field) {
    const reference = references[name]
    if (reference?.links) return linkedNames({ ...reference, links: reference.links }, table)
    if (reference) return sql<unknown>`${aliasedTableColumn(reference.name, joinedAs(name))}`
    const column = of.column(name)
    return exportedAs[field.kind]?.(column, field) ?? sql<unknown>`${column}`
  }
  const columns = Object.fromEntries(
    fields.map(([name, field]) => {
      return [baseName(name), cellOf(name, field).as(baseName(name))]
    }),
  )
  const unguarded = fields.flatMap(([name, { kind }]) => (kind === 'money' ? [baseName(name)] : []))
  const joined = fields.flatMap(([field]) => {
    const target = references[field]
    if (!target || target.links) return []
    const targetId = aliasedTableColumn(target.table.id, joinedAs(field))
    return [{ target: alias(target.table, joinedAs(field)), on: eq(targetId, of.column(field)) }]
  })

  const select = ({ orm }: Pick<Orm, 'orm'>, where: SQL | undefined) => {
    const query = orm
      .select({ id, ...columns })
      .from(table)
      .$dynamic()
    return joined
      .reduce<PgSelect>((all, { target, on }) => all.leftJoin(target, on), query)
      .where(where)
  }

  async function detailed(database: Pick<Orm, 'orm'>, items: Row[]): Promise<Cells[]> {
    const ids = items.map((row) => textIn(row, 'id'))
    if (ids.length === 0) return []
    const rows = cellsOf(await select(database, inArray(id, ids)))
    const found = new Map(rows.map((row) => [row['id'], row]))
    return ids.map((one) => found.get(one)).filter((row) => row !== undefined)
  }

  async function* pages(database: Orm, read: AsyncIterable<Row[]>): AsyncGenerator<Cells[]> {
    for await (const items of read) {
      yield await of.within(database, (orm) => detailed({ orm }, items))
    }
  }

  return {
    formats: formatsWith(Object.keys(columns), unguarded),
    async list(database: Orm, query: Row) {
      return pages(database, await wholeList((place) => list(database, { ...query, ...place })))
    },
    chosen: (database: Orm, ids: string[]): Promise<Cells[]> =>
      of.within(database, async (orm) =>
        cellsOf(await select({ orm }, and(of.isKept, inArray(id, ids))).orderBy(nameKey, id)),
      ),
    /** Every record of every tenant that is not in the trash, by name, from one snapshot. */
    whole({ orm }: Pick<Orm, 'orm'>, take: (rows: Cells[]) => Promise<void>): Promise<number> {
      return of.within(
        { orm, by: operator },
        async (snapshot) => {
          let exported = 0
          const rows = select({ orm: snapshot }, of.isKept).orderBy(nameKey, id)
          await snapshot.execute(sql`DECLARE exported NO SCROLL CURSOR FOR ${rows}`)
          for (;;) {
            const { rows: some } = await snapshot.execute<Cells>(
              sql.raw(`FETCH ${rowsAtOnce} FROM exported`),
            )
            if (some.length === 0) return exported
            await take(some)
            exported += some.length
          }
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      )
    },
  }
}

const exportedAs: Partial<Record<FieldKind, (column: PgColumn, field: Field) => SQL>> = {
  money(column, { currency = '' }) {
    const digits = digitsOf(currency)
    return sql`(${column} / ${sql.raw(`${10 ** digits}`)}::numeric)::numeric(20, ${sql.raw(`${digits}`)})`
  },
  dateTime: (column) => sql`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
}

function cellsOf(rows: Row[]): Cells[]
function cellsOf(rows: unknown): unknown {
  return rows
}
