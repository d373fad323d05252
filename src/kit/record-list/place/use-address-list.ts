import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { PagedQueryOptions } from '../paged-query.ts'
import { type ListedRecord, useRecordList } from '../use-record-list.ts'
import { useAddressPlace } from './use-address-place.ts'

interface AddressListOptions<Row> {
  cursor: string
  belongsToView?: (row: Row) => boolean
}

/** A list for reading: its address has the filters, the place and the row that is open. */
export function useAddressList<Row extends ListedRecord>(
  page: PagedQueryOptions<Row>,
  { cursor, ...options }: AddressListOptions<Row>,
) {
  const navigate = useNavigate()
  const list = useRecordList({
    query: useInfiniteQuery({ ...page, placeholderData: keepPreviousData }),
    view: JSON.stringify(page.queryKey),
    isForReading: true,
    ...options,
  })
  return {
    list,
    place: useAddressPlace(cursor, page),
    setFilter: (change: Record<string, string>) =>
      void navigate({
        to: '.',
        search: (before: object) => ({ ...before, cursor: '', open: '', ...change }),
        resetScroll: false,
      }),
  }
}
