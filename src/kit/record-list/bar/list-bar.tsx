import type { ReactNode } from 'react'
import type { ListedRecord, RecordList } from '../use-record-list.ts'
import { ListCount } from './list-count.tsx'

interface ListBarProps<Row extends ListedRecord> {
  list: RecordList<Row>
  view?: ReactNode
  children: ReactNode
}

export function ListBar<Row extends ListedRecord>({ list, view, children }: ListBarProps<Row>) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <div className="contents print:hidden">{children}</div>
      <ListCount shown={list.rows.length} total={list.total} />
      <div className="ms-auto min-w-0">{view}</div>
    </div>
  )
}
