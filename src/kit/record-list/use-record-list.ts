import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListPage } from './paged-query.ts'
import { useSelection } from './selection/use-selection.ts'

export interface ListedRecord {
  id: string
}

export type ListQuery<Row> = UseInfiniteQueryResult<InfiniteData<ListPage<Row>>>

interface ListOptions<Row> {
  query: ListQuery<Row>
  view: string
  belongsToView?: (row: Row) => boolean
  isForReading?: boolean
}

/** The row that keys act on, and its index in case the row leaves. `takesFocus` moves the focus there. */
interface ActiveRow {
  view: string
  id: string
  index: number
  takesFocus: boolean
}

export function useRecordList<Row extends ListedRecord>({
  query,
  view,
  belongsToView = () => true,
  isForReading = false,
}: ListOptions<Row>) {
  const [kept, setActiveRow] = useState<ActiveRow>()
  const activeRow = kept?.view === view ? kept : undefined
  const { pages } = query.data ?? { pages: [] }
  const read = once(pages.flatMap(({ items }) => items))
  const rows = read.filter(belongsToView)
  const selection = useSelection(
    view,
    rows.map(({ id }) => id),
  )
  const counted = pages.at(-1)?.total
  const total = counted && { ...counted, count: counted.count - (read.length - rows.length) }
  const activeIndex = activeRow && indexOf(activeRow, rows)

  function moveTo(index: number, takesFocus = true) {
    const row = rows[Math.max(0, Math.min(index, rows.length - 1))]
    if (row) setActiveRow({ view, id: row.id, index: rows.indexOf(row), takesFocus })
  }

  return {
    query,
    rows,
    total,
    /** The cursor of the first loaded page; '' is the start of the list. */
    start: pages[0]?.start ?? '',
    pageOf: (row: Row | undefined) => row && pages.find(({ items }) => items.includes(row))?.start,
    selection,
    /** The number of selected rows, including matching rows that aren't loaded. */
    chosen: selection.isAll && total ? total : { count: selection.ids.length, exact: true },
    isForReading,
    activeRow,
    activeIndex,
    row: activeIndex === undefined ? undefined : rows[activeIndex],
    moveTo,
    moveOn(from: Row) {
      const index = rows.indexOf(from)
      if (index >= 0) moveTo(index + 1 < rows.length ? index + 1 : index - 1)
    },
    /** Moves the focus to the row that took the place of a deleted one. */
    moveToPlace(index: number) {
      if (rows.length > 0) moveTo(index)
      else focusMain()
    },
    /** Clears the selection. The focus returns to the active row or, if the selected rows leave, to a remaining one. */
    release({ leave }: { leave: boolean }) {
      const stays = ({ id }: Row) => !leave || !selection.has(id)
      const next = rows.findIndex((row, index) => index >= (activeIndex ?? 0) && stays(row))
      const goal = next >= 0 ? next : rows.findLastIndex(stays)
      if (goal >= 0) moveTo(goal)
      else focusMain()
      selection.clear()
    },
  }
}

export type RecordList<Row extends ListedRecord> = ReturnType<typeof useRecordList<Row>>

const focusMain = () => document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })

/** A row that moved between two page loads may be on both pages. */
const once = <Row extends ListedRecord>(rows: Row[]) => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
]

function indexOf({ id, index }: ActiveRow, rows: ListedRecord[]): number | undefined {
  const found = rows.findIndex((row) => row.id === id)
  if (found >= 0) return found
  return rows.length === 0 ? undefined : Math.min(index, rows.length - 1)
}
