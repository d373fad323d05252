import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '#ui/fields/field.tsx'
import { Select } from '#ui/fields/select.tsx'

export const group = 'fields'

const GENRES = ['novel', 'poetry', 'essay', 'history', 'philosophy', 'travel', 'science'] as const

export default function SelectExample() {
  const { t } = useTranslation('gallery')
  const [genre, setGenre] = useState<(typeof GENRES)[number] | null>(null)
  const options = GENRES.map((value) => ({
    value,
    label: t(value),
    disabled: value === 'philosophy',
  }))
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={t('genre')} required>
        <Select
          value={genre}
          onValueChange={setGenre}
          options={options}
          placeholder={t('field.chooseGenre')}
        />
      </Field>
      <Field label={t('genre')} help={t('field.notEditable')}>
        <Select value="travel" onValueChange={setGenre} options={options} disabled />
      </Field>
    </div>
  )
}
