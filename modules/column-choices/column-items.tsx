import type { KeyboardEvent } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { useNarrowScreen } from '#ui/overlays/narrow-screen.ts'
import { MenuCheckItem, MenuRadioGroup } from '#ui/overlays/parts/menu-choice.tsx'
import { MenuGroup, MenuNote } from '#ui/overlays/parts/menu-group.tsx'
import { moved, orderOf, resized, textOf, toggled } from './arrange-columns.ts'
import type { ColumnToolsProps } from './chosen-view.ts'
import { currentWidth, widthStep } from './column-widths.ts'

export function ColumnItems({ columns, chosen, change }: ColumnToolsProps) {
  const { t } = useTranslation('record-list')
  const { number } = useFormat()
  const isNarrow = useNarrowScreen()
  const [told, tell] = useState('')
  const usual = columns.filter(({ slot }) => slot !== 'title').map(({ id }) => id)
  const labelOf = (id: string) => columns.find((column) => column.id === id)?.label ?? id
  const placeOf = (id: string) => chosen.columns.findIndex((column) => column.id === id)

  function move(id: string, step: 1 | -1) {
    const to = placeOf(id) + step
    if (placeOf(id) < 0 || to < 0 || to >= chosen.columns.length) return
    change((view) => textOf(moved(view, id, to)))
    tell(t('columnMoved', { column: labelOf(id), place: number(to + 1) }))
  }

  function press(id: string, event: KeyboardEvent<HTMLElement>) {
    if (!event.altKey) return
    const { key } = event
    if (key === 'ArrowUp') move(id, -1)
    else if (key === 'ArrowDown') move(id, 1)
    else if (widthStep(key) === 0) return
    else {
      const width = currentWidth(id) + widthStep(key)
      change((view) => textOf(resized(view, id, width)))
    }
    event.preventDefault()
    event.stopPropagation()
    // An item that changes places loses the focus.
    const { currentTarget } = event
    requestAnimationFrame(() => currentTarget.focus())
  }

  // A phone shows the title column only.
  if (isNarrow) return null
  return (
    <>
      <MenuGroup label={t('columns')}>
        {orderOf(usual, chosen).map((id) => (
          <MenuCheckItem
            key={id}
            checked={placeOf(id) >= 0}
            onCheckedChange={() => change((view) => textOf(toggled(view, id, usual)))}
            onKeyDown={(event) => press(id, event)}
            {...(placeOf(id) >= 0 && { onMove: (step) => move(id, step) })}
          >
            {labelOf(id)}
          </MenuCheckItem>
        ))}
      </MenuGroup>
      <MenuNote>
        <span className="text-xs pointer-coarse:hidden">{t('columnKeys')}</span>
        <output className="sr-only">{told}</output>
      </MenuNote>
      <MenuRadioGroup
        label={t('density')}
        value={chosen.isCompact ? 'compact' : 'comfortable'}
        onValueChange={(density) =>
          change((view) => textOf({ ...view, isCompact: density === 'compact' }))
        }
        options={(['comfortable', 'compact'] as const).map((value) => ({
          value,
          label: t(`densities.${value}`),
        }))}
      />
    </>
  )
}
