import { SlidersHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import { MenuRadioGroup } from '#ui/overlays/menu-choice.tsx'
import { Menu } from '#ui/overlays/menu.tsx'
import type { ShownColumns } from './column-choice.ts'
import type { Sorting } from './table-head.tsx'

interface ViewMenuProps {
  shown: ShownColumns
  sorting: Sorting
  orders: readonly { value: string; label: string }[]
}

export function ViewMenu({ shown, sorting, orders }: ViewMenuProps) {
  const { t } = useTranslation('record-list')
  return (
    <>
      <Menu
        align="end"
        from={shown.itemsFrom}
        trigger={
          <Button>
            <SlidersHorizontal aria-hidden />
            {t('view')}
          </Button>
        }
      >
        {shown.items}
        <MenuRadioGroup
          label={t('order')}
          value={sorting.sort}
          onValueChange={sorting.onSort}
          options={orders}
        />
      </Menu>
      {shown.handles}
    </>
  )
}
