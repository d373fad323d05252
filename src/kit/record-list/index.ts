export { BulkBar } from './bulk/bulk-bar.tsx'
export { BulkReport } from './bulk/bulk-report.tsx'
export { Counting } from './bulk/counting.tsx'
export { useBulk } from './bulk/use-bulk.tsx'
export { useExactCount } from './bulk/use-exact-count.ts'
export { type ListColumns, type ShownColumns, useShownColumns } from './columns/column-choice.ts'
export { type Column, ownScript } from './columns/column.ts'
export { ColumnFallback } from './columns/column-fallback.tsx'
export { Filters, FilterSelect } from './bar/filter-select.tsx'
export { ListBar } from './bar/list-bar.tsx'
export { ListCount, useCount } from './bar/list-count.tsx'
export { ListFailed } from './states/list-failed.tsx'
export {
  infiniteList,
  type ListPage,
  type ListPlace,
  pagedQuery,
  type PagedQueryOptions,
  pagesOf,
  type Total,
} from './paged-query.ts'
export { changeLists, dropFromLists, knownRecord, patchLists, renewAll } from './listed.ts'
export { oneOf } from './one-of.ts'
export { ListShape } from './states/list-shape.tsx'
export { RecordList } from './record-list.tsx'
export { LeavingItem, RowMenu, useLeaving } from './table/row-menu.tsx'
export { SearchBox } from './bar/search-box.tsx'
export { RowDrawer } from './drawer/row-drawer.tsx'
export { RowOpener } from './drawer/row-opener.tsx'
export { useOpenedRow } from './drawer/use-opened-row.ts'
export { useAddressList } from './place/use-address-list.ts'
export { useAddressPlace } from './place/use-address-place.ts'
export { useRenewal } from './place/use-renewal.ts'
export { useListCommands } from './use-list-commands.ts'
export { useNextPages } from './table/use-next-pages.ts'
export {
  type ListQuery,
  type RecordList as RecordListState,
  useRecordList,
} from './use-record-list.ts'
export { useVirtualRows } from './place/use-virtual-rows.ts'
export { ViewMenu } from './columns/view-menu.tsx'
