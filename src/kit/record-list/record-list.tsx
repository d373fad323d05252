import type { ComponentProps, ReactNode } from 'react'
import { Refusal } from '#kit/problems/index.ts'
import type { ShownColumns } from './columns/column-choice.ts'
import type { Column } from './columns/column.ts'
import { ListFailed } from './states/list-failed.tsx'
import { ListPending } from './states/list-pending.tsx'
import { ListStart } from './states/list-start.tsx'
import { RecordTable } from './table/record-table.tsx'
import type { ListedRecord } from './use-record-list.ts'

interface RecordListProps<Row extends ListedRecord> extends ComponentProps<
  typeof RecordTable<Row>
> {
  shown?: ShownColumns
  none: ReactNode
  onShowStart?: () => void
}

export function RecordList<Row extends ListedRecord>(props: RecordListProps<Row>) {
  const { none, onShowStart, shown, columns, ...rest } = props
  const table = {
    ...rest,
    columns: shown ? arranged(columns, shown) : columns,
    isCompact: shown?.isCompact,
  }
  const { query, rows, start } = table.list
  const isShown = query.data && !query.isPlaceholderData
  if (query.fetchStatus === 'paused' && !isShown) return <ListFailed query={query} />
  if (query.isPending) return <ListPending {...table} />
  if (query.isError && !query.data) {
    return isMistaken(query.error) ? none : <ListFailed query={query} />
  }
  if (rows.length === 0 && !query.hasNextPage) return none
  return (
    <>
      {start !== '' && onShowStart && <ListStart onShowStart={onShowStart} />}
      <RecordTable {...table} />
    </>
  )
}

/** The title comes first, whatever is chosen. */
const arranged = <Row,>(columns: readonly Column<Row>[], shown: ShownColumns) => [
  ...columns.filter(({ slot }) => slot),
  ...shown.columns.flatMap((own) => {
    const column = columns.find(({ id, slot }) => id === own.id && !slot)
    return column ? { ...column, ...own } : []
  }),
]

/** A URL may contain invalid filter values, such as an unknown owner; they match nothing. */
const isMistaken = (error: Error) => error instanceof Refusal && error.status === 400
