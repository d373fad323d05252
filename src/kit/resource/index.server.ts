export { pastAll } from './server/begin-at.server.ts'
export {
  filterConditions,
  filterNames,
  filterValues,
  requireFilterReferences,
} from './server/filters/filters.server.ts'
export { filterValue } from './server/filters/filter-conditions.server.ts'
export { emptyTrash } from './server/empty-trash.server.ts'
export { numberOrLast, noNumber, sortKeyOf } from './server/orders.server.ts'
export { linkedNames, linkTable, type LinkTable } from './server/link-table.server.ts'
export { recordApi, requiring, trashApi, wordsOf } from './server/record-api.server.ts'
export { resourceApi, valuesApi } from './server/resource-api.server.ts'
export { actOn, withNextVersion } from './server/record-change.server.ts'
export type { ResourceErrors } from './server/resource-errors.server.ts'
export { type ResourceTable, type Row, textIn } from './server/resource-table.server.ts'
export {
  type ListContext,
  type RegisteredResource,
  type ServedResource,
  serveRecords,
  serveResource,
} from './server/resource-verbs.server.ts'
export {
  mostOptions,
  type Names,
  type NamesQuery,
  namesQuerySchema,
  namesSchema,
} from './server/names.server.ts'
export { listResource } from './server/list-records.server.ts'
export { type ManagerList, managerListOf } from './server/manager-list.server.ts'
export {
  bulkIds,
  bulkResultSchema,
  listSchemasOf,
  type PageOf,
  type QueryOf,
  queryShapeOf,
  undoneSchema,
} from './server/list-schemas.server.ts'
export {
  defineTenancy,
  enterTenants,
  type Tenancy,
  tenantReference,
} from './server/tenancy.server.ts'
export { tenantKeysOf } from './server/tenant-keys.server.ts'
export { deleteOldUndos, findAct, keepAct } from './server/undo/find-act.server.ts'
export { undoableActs, undoableChanges } from './server/undo/undo.table.server.ts'
export {
  alikeColumn,
  alikeColumnOf,
  alikeIndex,
  filterIndexes,
  resourceColumns,
  resourceIndexes,
  searchColumns,
  sortKeyColumn,
} from './server/table-parts.server.ts'
