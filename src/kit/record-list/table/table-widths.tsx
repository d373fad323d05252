import type { ColumnRoom } from '../columns/column-room.ts'
import type { Column } from '../columns/column.ts'

interface TableWidthsProps<Row> {
  columns: readonly Column<Row>[]
  room: ColumnRoom
  isForReading: boolean
}

export function TableWidths<Row>({ columns, room, isForReading }: TableWidthsProps<Row>) {
  return (
    <>
      {!isForReading && <col className="w-11 print:hidden" />}
      {columns.map((column) => (
        <col
          key={column.id}
          style={{ width: room[column.id]?.width }}
          className={room[column.id]?.column}
        />
      ))}
      <col className="w-16 print:hidden" />
    </>
  )
}
