import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListPage } from './list-page.ts'
import { useSelection } from './selection/use-selection.ts'

/** What can be listed. */
export interface ListedRecord {
  id: string
}

export type ListQuery<Row> = UseInfiniteQueryResult<InfiniteData<ListPage<Row>>>

interface ListOptions<Row> {
  query: ListQuery<Row>
  /** Names what is looked at: another view begins with nothing chosen. */
  view: string
  /** Whether a loaded record still belongs to this view; by default every one does. */
  belongsToView?: (row: Row) => boolean
  /** Nothing can be done with many of them. */
  isForReading?: boolean
}

/** The row that keys act on, and its index in case the row leaves. `takesFocus` moves the focus there. */
interface ActiveRow {
  view: string
  id: string
  index: number
  takesFocus: boolean
}

/** A list of records as its parts share it: the loaded rows, the selected ones, and the active one. */
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
    /** Where the list begins: at a place that an address named, or at its beginning. */
    begins: pages[0]?.begins ?? '',
    /** The cursor of the page that a row came with. */
    pageOf: (row: Row | undefined) => row && pages.find(({ items }) => items.includes(row))?.begins,
    selection,
    /** How many are chosen: those included that match and have not been read. */
    chosen: selection.isAll && total ? total : { count: selection.ids.length, exact: true },
    /** Its rows cannot be chosen. */
    isForReading,
    activeRow,
    activeIndex,
    row: activeIndex === undefined ? undefined : rows[activeIndex],
    moveTo,
    /** On from a row that leaves, to the one that takes its place. */
    moveOn(from: Row) {
      const index = rows.indexOf(from)
      if (index >= 0) moveTo(index + 1 < rows.length ? index + 1 : index - 1)
    },
    /** Clears the selection: the focus returns to the active row or, where the selected rows leave, to one that stays. */
    release({ leave }: { leave: boolean }) {
      const stays = ({ id }: Row) => !leave || !selection.has(id)
      const next = rows.findIndex((row, index) => index >= (activeIndex ?? 0) && stays(row))
      const goal = next >= 0 ? next : rows.findLastIndex(stays)
      if (goal >= 0) moveTo(goal)
      else document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
      selection.clear()
    },
  }
}

export type RecordList<Row extends ListedRecord> = ReturnType<typeof useRecordList<Row>>

/** What was moved while pages were read may stand on two of them. */
const once = <Row extends ListedRecord>(rows: Row[]) => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
]

function indexOf({ id, index }: ActiveRow, rows: ListedRecord[]): number | undefined {
  const found = rows.findIndex((row) => row.id === id)
  if (found >= 0) return found
  return rows.length === 0 ? undefined : Math.min(index, rows.length - 1)
}
