import { useTranslation } from 'react-i18next'
import { TableHeader } from '#ui/data/table-header.tsx'
import { Table } from '#ui/data/table.tsx'
import { Loading } from '#ui/feedback/skeleton.tsx'
import { columnRoom } from '../columns/column-room.ts'
import type { Column } from '../columns/column.ts'
import { TableHead } from '../columns/table-head.tsx'
import { PendingRow } from '../table/pending-row.tsx'
import { TableWidths } from '../table/table-widths.tsx'

const rows = Array.from({ length: 12 }, (_, index) => index)

interface ListPendingProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  list: { isForReading: boolean }
  isCompact?: boolean | undefined
}

export function ListPending<Row>({ caption, columns, list, isCompact }: ListPendingProps<Row>) {
  const { isForReading } = list
  const room = columnRoom(columns, isForReading)
  const { t } = useTranslation('record-list')
  return (
    <Loading label={t('loading')}>
      <div inert>
        <Table
          caption={caption}
          compact={isCompact}
          columns={<TableWidths {...{ columns, room, isForReading }} />}
          headers={
            <>
              {!isForReading && <TableHeader>{null}</TableHeader>}
              <TableHead {...{ columns, room }} />
            </>
          }
        >
          {rows.map((row) => (
            <PendingRow key={row} {...{ columns, room, isForReading }} />
          ))}
        </Table>
      </div>
    </Loading>
  )
}
