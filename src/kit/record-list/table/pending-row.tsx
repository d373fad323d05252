import { TableCell, TableRow } from '#ui/data/table-row.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { type ColumnRoom, fallbackClass } from '../columns/column-room.ts'
import type { Column } from '../columns/column.ts'

const pictures = { cover: 'h-10 w-7', person: 'size-9' }

interface PendingRowProps<Row> {
  columns: readonly Column<Row>[]
  room: ColumnRoom
  isForReading: boolean
}

export function PendingRow<Row>({ columns, room, isForReading }: PendingRowProps<Row>) {
  return (
    <TableRow pending>
      {!isForReading && (
        <TableCell slot="lead">
          <Skeleton className="size-5" />
        </TableCell>
      )}
      {columns.map((column) => (
        <TableCell key={column.id} slot={column.slot ?? 'wide'} className={room[column.id]?.column}>
          {column.slot === 'title' ? (
            <span className="flex items-center gap-3">
              <Skeleton
                className={`shrink-0 ${pictures[column.picture ?? 'cover']}`}
                round={column.picture === 'person'}
              />
              <span className="grow">
                <Skeleton className="h-4 w-3/5" />
                <Skeleton className={`mt-2 h-3 w-2/5 ${fallbackClass(room, column.secondLine)}`} />
              </span>
            </span>
          ) : (
            <Skeleton className="h-4 w-3/5" />
          )}
        </TableCell>
      ))}
      <TableCell slot="end">{null}</TableCell>
    </TableRow>
  )
}
