import type { ReactNode } from 'react'
import type { MenuProps } from '#ui/overlays/menu.tsx'
import type { Column } from './column.ts'

export interface ListColumns {
  list: string
  columns: readonly Pick<Column<never>, 'id' | 'label' | 'slot'>[]
  usual: readonly string[]
  view?: { id: string; columns: readonly string[] | null } | undefined
}

export interface ShownColumns {
  /** The columns that follow the title. */
  columns: readonly Pick<Column<never>, 'id' | 'width' | 'grows'>[]
  isCompact?: boolean
  reset?: () => void
  /** The menu of the list shows them above its orders. */
  items?: ReactNode
  itemsFrom?: MenuProps['from']
  /** Tools within the heads of the table. */
  handles?: ReactNode
}

type UseShownColumns = (of: ListColumns) => ShownColumns

const useUsualColumns: UseShownColumns = ({ usual, view }) => ({
  columns: (view?.columns ?? usual).map((id) => ({ id })),
})

/** At most one module has a choice of columns. The kit reads it itself, since the first HTML of each list has the chosen columns. */
const [useChosenColumns] = Object.values(
  import.meta.glob<UseShownColumns>('../../../../modules/*/module.columns.tsx', {
    import: 'useShownColumns',
    eager: true,
  }),
)

export const useShownColumns = useChosenColumns ?? useUsualColumns
