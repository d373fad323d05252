import { SlidersHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import { MenuCheckItem, MenuRadioGroup } from '#ui/overlays/menu-choice.tsx'
import { MenuGroup } from '#ui/overlays/menu-group.tsx'
import { Menu } from '#ui/overlays/menu.tsx'
import { useNarrowScreen } from '#ui/overlays/narrow-screen.ts'
import type { ChosenColumns } from '../columns/chosen-columns.ts'
import type { Column } from '../columns/column.ts'
import type { Sorting } from '../table/table-head.tsx'

interface ViewMenuProps {
  columns: readonly Pick<Column<never>, 'id' | 'label' | 'slot'>[]
  chosen: ChosenColumns
  sorting: Sorting
  orders: readonly { value: string; label: string }[]
}

export function ViewMenu({ columns, chosen, sorting, orders }: ViewMenuProps) {
  const { t } = useTranslation('record-list')
  const isNarrow = useNarrowScreen()
  const optional = columns.filter(({ slot }) => slot !== 'title')
  return (
    <Menu
      align="end"
      trigger={
        <Button>
          <SlidersHorizontal aria-hidden />
          {t('view')}
        </Button>
      }
    >
      {!isNarrow && (
        <MenuGroup label={t('columns')}>
          {optional.map(({ id, label }) => (
            <MenuCheckItem
              key={id}
              checked={chosen.has(id)}
              onCheckedChange={() => chosen.toggle(id)}
            >
              {label}
            </MenuCheckItem>
          ))}
        </MenuGroup>
      )}
      <MenuRadioGroup
        label={t('order')}
        value={sorting.sort}
        onValueChange={sorting.onSort}
        options={orders}
      />
    </Menu>
  )
}
