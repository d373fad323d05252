import type { ReactNode } from 'react'
import { TableCell, TableRow } from '#ui/data/table-row.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { FIRST_SCREEN } from '#ui/first-use/first-screen.tsx'
import type { ColumnRoom } from '../columns/column-room.ts'
import type { Column } from '../columns/column.ts'
import type { SelectionHandle } from '../selection/use-selection.ts'

interface RecordRowProps<Row> {
  row: Row
  index: number
  isAwaited: boolean
  columns: readonly Column<Row>[]
  room: ColumnRoom
  selection: SelectionHandle | undefined
  selectLabel: string
  isCurrent: boolean
  actions: ReactNode
}

export function RecordRow<Row extends { id: string }>(props: RecordRowProps<Row>) {
  const { row, index, isAwaited, columns, room, selection, selectLabel, isCurrent, actions } = props
  return (
    <TableRow
      id={isAwaited ? FIRST_SCREEN : undefined}
      index={index}
      selected={selection?.has(row.id)}
      current={isCurrent}
    >
      {selection && (
        <TableCell slot="lead">
          <Checkbox
            aria-label={selectLabel}
            checked={selection.has(row.id)}
            onCheckedChange={(_checked, withShift) =>
              selection[withShift ? 'extend' : 'toggle'](row.id)
            }
          />
        </TableCell>
      )}
      {columns.map((column) => (
        <TableCell
          key={column.id}
          slot={column.slot ?? 'wide'}
          numeric={column.numeric}
          isLocal={column.isLocal}
          className={room[column.id]?.column}
        >
          {column.cell(row)}
        </TableCell>
      ))}
      <TableCell slot={actions === null ? 'wide' : 'end'}>{actions}</TableCell>
    </TableRow>
  )
}
