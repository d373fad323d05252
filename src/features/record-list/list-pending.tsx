import { useTranslation } from 'react-i18next'
import { TableHeader } from '#ui/data/table-header.tsx'
import { Table } from '#ui/data/table.tsx'
import { Loading } from '#ui/feedback/skeleton.tsx'
import { type Column, roomFor } from './column.ts'
import { PendingRow } from './pending-row.tsx'
import { TableWidths } from './table-head.tsx'

const rows = Array.from({ length: 12 }, (_, index) => index)

/** The list before its first rows have come: the same table, of shapes. */
export function ListPending<Row>(props: { caption: string; columns: readonly Column<Row>[] }) {
  const { caption, columns } = props
  const { t } = useTranslation('record-list')
  return (
    <Loading label={t('loading')}>
      <div inert>
        <Table
          caption={caption}
          columns={<TableWidths columns={columns} />}
          headers={
            <>
              <TableHeader>{null}</TableHeader>
              {columns.map((column) => (
                <TableHeader key={column.id} numeric={column.numeric} className={roomFor(column)}>
                  {column.label}
                </TableHeader>
              ))}
              <TableHeader>{null}</TableHeader>
            </>
          }
        >
          {rows.map((row) => (
            <PendingRow key={row} columns={columns} />
          ))}
        </Table>
      </div>
    </Loading>
  )
}
