import { useSyncExternalStore } from 'react'
import type { RecordListState } from '#kit/record-list/index.ts'
import type { AnyRecord } from '../screens.ts'
import { type CellPlace, cellIn, rowAt, tableBody } from './cell-places.ts'

/** Rows come and go while the list scrolls. */
function watchRows(onChange: () => void) {
  const body = tableBody()
  if (!body) return () => undefined
  const watch = new MutationObserver(onChange)
  watch.observe(body, { childList: true })
  return () => watch.disconnect()
}

export const useCellElement = (
  { rows }: RecordListState<AnyRecord>,
  place: CellPlace | undefined,
) =>
  useSyncExternalStore(watchRows, () => {
    const index = rows.findIndex(({ id }) => id === place?.id)
    return place && index >= 0 ? cellIn(rowAt(index), place.column) : undefined
  })
