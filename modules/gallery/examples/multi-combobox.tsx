import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ComboboxItem } from '#ui/fields/combobox.tsx'
import { Field } from '#ui/fields/field.tsx'
import { MultiCombobox } from '#ui/fields/parts/multi-combobox.tsx'

export const group = 'fields'

const GENRES = ['novel', 'poetry', 'essay', 'history', 'philosophy', 'travel', 'science'] as const

export default function MultiComboboxExample() {
  const { t } = useTranslation('gallery')
  const items = GENRES.map((value) => ({ value, label: t(value) }))
  const [chosen, setChosen] = useState<ComboboxItem[]>(items.slice(0, 2))
  return (
    <Field label={t('genre')}>
      <MultiCombobox
        name="genres"
        items={items}
        value={chosen}
        onValueChange={setChosen}
        emptyText={t('none')}
        openLabel={t('field.showAll')}
        removeLabel={(item) => `${t('clear')} ${item.label}`}
        placeholder={t('genre')}
      />
    </Field>
  )
}
