import { inArray, and, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { ReadContext, VerbContext } from '#platform/api/verb-context.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/database/database.ts'
import type { KeyOrder } from '#platform/list/order.ts'
import type {
  ChangeOf,
  DraftOf,
  FilterOf,
  RecordOf,
  Resource,
  SortOf,
  SummaryOf,
} from '../resource.ts'
import type { BulkOf, PreviewOf } from './bulk-action.server.ts'
import type { BulkPreview } from './bulk-preview.server.ts'
import { recordVerbs } from './change-record.server.ts'
import { bulkVerbs } from './change-records.server.ts'
import type { References } from './filters/filters.server.ts'
import { valuesOf, type ValuesQuery } from './filters/values.server.ts'
import { type LooseQuery, recordLists } from './list-records.server.ts'
import type { BulkResult, PageOf, QueryOf, TrashQuery } from './list-schemas.server.ts'
import { type ListedRow, ordersOf } from './orders.server.ts'
import { type Refusing, resourceErrors, type ResourceErrors } from './resource-errors.server.ts'
import { resourceTable, type ResourceTable, type Row, textIn } from './resource-table.server.ts'
import { type Tenancy, tenantReference, type Within } from './tenancy.server.ts'
import type { Undone } from './undo/undo-bulk.server.ts'

interface Serving<T extends PgTable> extends Refusing {
  table: T
  references?: References
  /** The owner of the records: `belongsTo` in the description names the field. */
  tenancy?: Tenancy
}

/** The configuration is there for calls of the API only. */
export type ListContext = ReadContext & {
  config?: Pick<Config, 'demoMode'>
  database?: Pick<Database, 'primary'>
}
type WriteContext = VerbContext<'acting'>

interface RecordVerbs<R extends Resource> {
  get: (context: ReadContext, id: string) => Promise<RecordOf<R>>
  create: (context: WriteContext, draft: DraftOf<R>) => Promise<RecordOf<R>>
  update: (context: WriteContext, change: ChangeOf<R>) => Promise<RecordOf<R>>
  delete: (context: WriteContext, id: string) => Promise<void>
  restore: (context: WriteContext, id: string) => Promise<RecordOf<R>>
  deletePermanently: (context: WriteContext, id: string) => Promise<void>
  bulk: (context: WriteContext, bulk: BulkOf<R>) => Promise<BulkResult>
  undoBulk: (context: WriteContext, undoId: string) => Promise<Undone>
  count: (context: ReadContext, filter: FilterOf<R>) => Promise<{ count: number }>
  previewBulk: (context: ReadContext, bulk: PreviewOf<R>) => Promise<BulkPreview>
}

interface Verbs<R extends Resource> extends RecordVerbs<R> {
  list: (context: ListContext, query: QueryOf<R>) => Promise<PageOf<SummaryOf<R>>>
  values: (context: ReadContext, query: ValuesQuery) => Promise<{ values: string[] }>
  listTrash: (context: ReadContext, query: TrashQuery) => Promise<PageOf<SummaryOf<R>>>
}

export interface ServedRecords<R extends Resource> {
  resource: R
  verbs: RecordVerbs<R>
  errors: ResourceErrors
  trash: ResourceTable
  /** Runs a verb of one's own: `work` sees the records of the caller's tenants. */
  within: Within
  names: (orm: Database['orm'], ids: string[]) => Promise<ReadonlyMap<string, string>>
}

export interface ServedResource<
  R extends Resource,
  T extends PgTable = PgTable,
> extends ServedRecords<R> {
  verbs: Verbs<R>
  /** The verb `list` of any resource. */
  list: (acting: ReadContext['acting'], query: LooseQuery) => Promise<PageOf<Row>>
  references: References
  summary: Pick<T['_']['columns'], keyof SummaryOf<R> & keyof T['_']['columns']>
  orders: Record<SortOf<R>, Pick<KeyOrder<ListedRow>, 'by' | 'after'>>
}

interface LooseVerbs {
  [verb: string]: (context: WriteContext, input: never) => Promise<unknown>
}

/** Each verb acts in one transaction that sees the records of the caller's tenants. */
const within = (of: ResourceTable, verbs: LooseVerbs): LooseVerbs =>
  Object.fromEntries(
    Object.entries(verbs).map(([name, verb]): [string, LooseVerbs[string]] => [
      name,
      (context, input) =>
        of.within(context.acting, (orm) =>
          verb({ ...context, acting: { ...context.acting, orm } }, input),
        ),
    ]),
  )

export type RegisteredResource = Pick<
  ServedResource<Resource>,
  'resource' | 'errors' | 'trash' | 'names' | 'list' | 'references'
>

/** The standard verbs of a resource. A verb of one's own replaces one by its name. */
export function serveResource<R extends Resource, T extends PgTable>(
  resource: R,
  serving: Serving<T>,
): ServedResource<R, T>
export function serveResource(resource: Resource, serving: Serving<PgTable>): object {
  const references = { ...serving.references, ...tenantReference(resource, serving.tenancy) }
  const records = serveRecords(resource, serving)
  const of = records.trash
  const mine = ofCaller(of)
  const lists = recordLists(mine, references)
  const values = valuesOf(mine, lists.list)
  const verbs: LooseVerbs = {
    list: ({ acting }, query) => lists.list(acting, query),
    listTrash: ({ acting }, query) => lists.listTrash(acting, query),
    values: ({ acting }, query) => values(acting, query),
  }
  return {
    ...records,
    verbs: { ...records.verbs, ...within(of, verbs) },
    references,
    list: (acting: ReadContext['acting'], query: LooseQuery) =>
      of.within(acting, (orm) => lists.list({ orm }, query)),
    summary: of.summary,
    orders: ordersOf(of),
  }
}

export function serveRecords<R extends Resource>(
  resource: R,
  serving: Serving<PgTable>,
): ServedRecords<R>
export function serveRecords(
  resource: Resource,
  { table, tenancy, references: own, ...refusing }: Serving<PgTable>,
): object {
  const references = { ...own, ...tenantReference(resource, tenancy) }
  const of = resourceTable(resource, table, { references, tenancy })
  const errors = resourceErrors(of, refusing)
  const name = of.column(resource.nameField)
  const records = recordVerbs(of, { errors, references })
  const bulk = bulkVerbs(ofCaller(of), { errors, references })
  return {
    resource,
    verbs: within(of, {
      get: ({ acting }, id) => records.get(acting, id),
      create: ({ acting }, draft) => records.create(acting, draft),
      update: ({ acting }, change) => records.update(acting, change),
      delete: ({ acting }, id) => records.delete(acting, id),
      restore: ({ acting }, id) => records.restore(acting, id),
      deletePermanently: ({ acting }, id) => records.deletePermanently(acting, id),
      bulk: ({ acting }, asked) => bulk.bulk(acting, asked),
      undoBulk: ({ acting }, undoId) => bulk.undo(acting, undoId),
      count: ({ acting }, filter) => bulk.count(acting, filter),
      previewBulk: ({ acting }, asked) => bulk.preview(acting, asked),
    } satisfies LooseVerbs),
    errors,
    trash: of,
    within: of.within,
    async names(orm: Database['orm'], ids: string[]) {
      const rows = await orm
        .select({ id: of.id, name: sql<string>`${name}`.as('name') })
        .from(table)
        .where(and(inArray(of.id, ids), of.isKept))
      return new Map(rows.map((row) => [textIn(row, 'id'), row.name]))
    },
  }
}

/** The policy alone would leave lists to the index of their order, past the records of all other tenants. */
const ofCaller = ({ isKept, isTrashed, isMine, ...of }: ResourceTable): ResourceTable => ({
  ...of,
  isMine,
  isKept: and(isKept, isMine),
  isTrashed: and(isTrashed, isMine) ?? isTrashed,
})
