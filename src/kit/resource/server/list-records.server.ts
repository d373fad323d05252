import { and, not, type SQL, sql } from 'drizzle-orm'
import type { PgTable, SelectedFields } from 'drizzle-orm/pg-core'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'
import type { ReadContext } from '#platform/api/verb-context.ts'
import type { Database } from '#platform/database/database.ts'
import { listReader } from '#platform/list/list-reader.ts'
import { orderAndLimit, type Part, type Reader, type Rows } from '#platform/list/rows.ts'
import { type Search, searchReader } from '#platform/list/search-reader.ts'
import { literal, placeholderFor } from '#platform/list/search-term.ts'
import type { FilterOf, Resource } from '../resource.ts'
import { beginAt, beginningOf } from './begin-at.server.ts'
import {
  filterConditions,
  filterLiterals,
  filterNames,
  filterValues,
  needsOwnPlan,
  type References,
  requireFilterReferences,
} from './filters/filters.server.ts'
import { rangeAlong } from './filters/ranges.server.ts'
import type { PageOf, Paged, QueryOf, TrashQuery } from './list-schemas.server.ts'
import { type ListedRow, momentOrders, ordersOf, sortColumnsOf } from './orders.server.ts'
import {
  type OwnList,
  resourceTable,
  type ResourceTable,
  type Row,
} from './resource-table.server.ts'
import { searchOf, type SearchTerm } from './search.server.ts'

type Orm = Pick<Database, 'orm'>

export type LooseQuery = Row &
  Paged & { searchTerm?: string | undefined; sort?: string | undefined; from?: string | undefined }

/** Reads a page along the index of its order; a search reads its best matches first. */
export function recordLists(of: ResourceTable, references: References) {
  const { resource } = of
  const { path, nameField } = resource
  const orders = ordersOf(of)
  const order = (sort: string) => {
    const found = orders[sort]
    if (!found) throw new Error(`No order ${sort} of ${path}`)
    return found
  }
  const search = searchOf(of)
  const rows = rowsOf(of)
  const readList = listReader(rows)
  const readSearch = searchReader(rows)

  const filtered = (query: Row) => and(of.isKept, ...filterConditions(of, query))
  function pageWhere(query: LooseQuery): SQL | undefined {
    const along = rangeAlong(of, query, query.sort)
    return along && and(filtered({ ...query, [along.key]: undefined }), along.where)
  }
  const namesOf = (query: LooseQuery) => [
    ...filterNames(of, query),
    query.from === undefined ? '' : 'from a letter',
  ]
  const valuesOf = (query: LooseQuery): Record<string, unknown> => ({
    ...filterValues(of, query),
    from: query.from === undefined ? undefined : beginningOf(query.from, query.sort),
  })
  const beginOf = ({ from, sort }: LooseQuery): SQL | undefined =>
    from === undefined ? undefined : beginAt(of, sql.placeholder('from'), sort)
  const fingerprintOf = (query: LooseQuery) => [
    path,
    query.searchTerm,
    ...of.filters.map(({ key }) => query[key]),
    query.sort,
  ]

  function listed({ orm }: Orm, query: LooseQuery): Promise<PageOf<Row>> {
    const { sort = of.order ? 'default' : nameField } = query
    const list = {
      name: [path, 'by', sort, ...namesOf(query)].join(' '),
      where: filtered(query),
      values: valuesOf(query),
      plannedAnew: needsOwnPlan(of, query),
      order: query.sort === undefined && of.order ? of.order : order(sort),
      begin: beginOf(query),
      pageWhere: pageWhere(query),
      fingerprint: fingerprintOf(query),
    }
    return readList(orm, list, query)
  }

  async function searched({ orm }: Orm, query: LooseQuery) {
    const term = await search?.read(orm, query.searchTerm, sampled)
    return term && readSearch(orm, searchFor(term, query), query)
  }

  function searchFor(term: SearchTerm, query: LooseQuery): Search<ListedRow> {
    const { sort } = query
    return {
      name: [path, term.shape, sort ?? '', ...namesOf(query)].join(', '),
      values: { ...term.values, ...valuesOf(query) },
      orders: sort === undefined ? (search?.kindOrders ?? []).map(order) : [order(sort)],
      fingerprint: fingerprintOf(query),
      isUncommon: term.isUncommon,
      write() {
        const among = filtered(query)
        const matches = search?.matchesOf(term, placeholderFor) ?? nothing
        const { found, begun, kinds, kind } = matches
        const from = beginOf(query)
        const all = [and(among, begun), and(among, found, not(begun))] as const
        const starts = matches.starts.map((start) => and(among, start))
        return sort === undefined
          ? { all, starts, stages: kinds.map((one) => and(among, one)), stage: kind }
          : {
              all,
              starts,
              stages: [and(among, found, from, rangeAlong(of, query, sort)?.where)],
              stage: sql`CASE WHEN ${from ?? sql`true`} THEN 0 END`,
            }
      },
    }
  }

  async function listTrash({ orm }: Orm, { searchTerm, ...page }: TrashQuery) {
    const term = await search?.read(orm, searchTerm, sampled)
    const list = {
      name: [`trash of ${path}`, ...(term ? [term.shape] : [])].join(', '),
      where: and(of.isTrashed, term && search?.foundBy(term, placeholderFor)),
      values: term?.values ?? {},
      plannedAnew: needsOwnPlan(of, {}) || term !== undefined,
      order: momentOrders(of, 'deletedAt').down,
      fingerprint: [`trash of ${path}`, searchTerm],
    }
    return readList(orm, list, page)
  }

  return {
    search,
    matching: async (
      orm: Pick<Database['orm'], 'select'>,
      filter: Row,
    ): Promise<SQL | undefined> => {
      const { searchTerm } = filter
      const term = await search?.read(orm, typeof searchTerm === 'string' ? searchTerm : undefined)
      return and(
        of.isKept,
        ...filterLiterals(of, filter),
        term && search?.foundBy(term, literal(term)),
      )
    },
    list: async (database: Orm, query: LooseQuery): Promise<PageOf<Row>> => {
      const found = query.searchTerm ? await searched(database, query) : undefined
      const page = found ?? (await listed(database, query))
      if (page.items.length === 0) {
        await requireFilterReferences(database, resource, { filter: query, references })
      }
      return page
    },
    listTrash,
  }
}

/** Outside of lists a transaction is likely, which would not keep the sample. */
const sampled = { isSampled: true }

const nothing = { found: sql`false`, begun: sql`false`, starts: [], kinds: [], kind: sql`0` }

function rowsOf(of: ResourceTable): Rows<ListedRow, Row> {
  const names = Object.keys(of.summary)
  const keys = sortColumnsOf(of)
  return {
    table: of.table,
    select: (orm: Reader, { where, by, limit, paging }: Part) =>
      orm
        .select({ ...of.summary, ...keys, id: sql<string>`${of.id}`.as('id'), ...paging })
        .from(of.table)
        .where(where)
        .orderBy(orderAndLimit(limit, by)),
    show: (row) => Object.fromEntries(names.map((name) => [name, row[name]])),
  }
}

export function listResource<
  R extends Resource,
  C extends SelectedFields,
  Scope extends string = never,
>(
  resource: R,
  serving: OwnList & { table: PgTable; columns: C; scope?: Scope },
): ListedResource<R, C, Scope>
export function listResource(
  resource: Resource,
  { table, ...own }: OwnList & { table: PgTable },
): object {
  const { list, matching } = recordLists(resourceTable(resource, table, own), {})
  return { list: ({ acting }: ReadContext, query: LooseQuery) => list(acting, query), matching }
}

interface ListedResource<R extends Resource, C extends SelectedFields, Scope extends string> {
  list: (
    context: ReadContext,
    query: QueryOf<R> & Record<Scope, string>,
  ) => Promise<PageOf<SelectResultFields<C>>>
  matching: (
    orm: Pick<Database['orm'], 'select'>,
    filter: FilterOf<R> & Record<Scope, string>,
  ) => Promise<SQL | undefined>
}
