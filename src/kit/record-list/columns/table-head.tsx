import { useTranslation } from 'react-i18next'
import { TableHeader } from '#ui/data/table-header.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import type { SelectionHandle } from '../selection/use-selection.ts'
import type { ColumnRoom } from './column-room.ts'
import type { Column } from './column.ts'
import { sortDirection, nextSort } from './sorting.ts'

export interface Sorting {
  sort: string
  onSort: (sort: string) => void
}

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[]
  room: ColumnRoom
  sorting?: Sorting | undefined
  selection?: SelectionHandle | undefined
  count?: number
}

export function TableHead<Row>({
  columns,
  room,
  sorting,
  selection,
  count = 0,
}: TableHeadProps<Row>) {
  const { t } = useTranslation('record-list')
  const chosen = selection?.ids.length ?? 0
  return (
    <>
      {selection && (
        <TableHeader className="print:hidden">
          <Checkbox
            aria-label={t('selectShown')}
            checked={chosen > 0 && chosen === count}
            indeterminate={chosen > 0 && chosen < count}
            onCheckedChange={selection.toggleThese}
          />
        </TableHeader>
      )}
      {columns.map((column) => (
        <TableHeader
          key={column.id}
          column={column.id}
          numeric={column.numeric}
          className={room[column.id]?.column}
          sort={column.sort && sorting ? sortDirection(column.sort, sorting.sort) : undefined}
          onSort={() => column.sort && sorting?.onSort(nextSort(column.sort, sorting.sort))}
        >
          {column.label}
        </TableHeader>
      ))}
      <TableHeader className="print:hidden">
        <span className="sr-only">{t('actions')}</span>
      </TableHeader>
    </>
  )
}
