import { TableHeader } from '#ui/data/table-header.tsx'
import { Table } from '#ui/data/table.tsx'
import { columnRoom } from '../columns/column-room.ts'
import type { Column } from '../columns/column.ts'
import { PendingRow } from '../table/pending-row.tsx'
import { TableWidths } from '../table/table-widths.tsx'

const columnOf = (column: Omit<Column<never>, 'label' | 'cell'>): Column<never> => ({
  label: '',
  cell: () => null,
  ...column,
})

const columns = [
  columnOf({ id: 'title', slot: 'title', secondLine: 'first' }),
  columnOf({ id: 'first', width: 11, grows: true }),
  columnOf({ id: 'second', width: 9, grows: true }),
  columnOf({ id: 'third', width: 8, grows: true }),
]

const table = { columns, room: columnRoom(columns, false), isForReading: false }

/** The skeleton of a list whose columns are not known yet. */
export const ListShape = ({ caption }: { caption: string }) => (
  <Table
    caption={caption}
    columns={<TableWidths {...table} />}
    headers={['', ...columns.map(({ id }) => id), 'menu'].map((id) => (
      <TableHeader key={id}>{null}</TableHeader>
    ))}
  >
    {Array.from({ length: 8 }, (_, row) => (
      <PendingRow key={row} {...table} />
    ))}
  </Table>
)
