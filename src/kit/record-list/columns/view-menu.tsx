import { SlidersHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import { createOnDemand } from '#ui/first-use/on-demand.ts'
import { useOnceAtRest } from '#ui/first-use/use-first-use.ts'
import { Menu } from '#ui/overlays/menu.tsx'
import type { ChosenColumns } from './chosen-columns.ts'
import type { Column } from './column.ts'
import type { Sorting } from './table-head.tsx'

export interface ViewMenuProps {
  columns: readonly Pick<Column<never>, 'id' | 'label' | 'slot'>[]
  chosen: ChosenColumns
  sorting: Sorting
  orders: readonly { value: string; label: string }[]
}

const items = createOnDemand(() => import('./view-menu-items.tsx'))
const Items = items.part(({ ViewMenuItems }) => ViewMenuItems)

export function ViewMenu(props: ViewMenuProps) {
  const { t } = useTranslation('record-list')
  const tools = useOnceAtRest(items)
  return (
    <>
      <Menu
        align="end"
        from={items}
        trigger={
          <Button>
            <SlidersHorizontal aria-hidden />
            {t('view')}
          </Button>
        }
      >
        <Items {...props} />
      </Menu>
      {tools && <tools.ColumnHandles {...props} />}
    </>
  )
}
