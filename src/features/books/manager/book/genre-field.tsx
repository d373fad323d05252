import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Genre } from '#features/genres/index.ts'
import { Combobox } from '#ui/fields/combobox.tsx'
import { Field } from '#ui/fields/field.tsx'

interface GenreFieldProps {
  genres: Genre[]
  /** An id; of no genre when it is empty. */
  value: string
  onChange: (id: string) => void
  error: ReactNode
}

export function GenreField({ genres, value, onChange, error }: GenreFieldProps) {
  const { t } = useTranslation('books')
  const items = genres.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Field label={t('fields.genre')} required error={error}>
      <Combobox
        name="genreId"
        items={items}
        value={items.find((item) => item.value === value) ?? null}
        onValueChange={(item) => onChange(item?.value ?? '')}
        placeholder={t('form.genreFind')}
        emptyText={t('form.genreNone')}
        clearLabel={t('form.genreClear')}
        openLabel={t('form.genreOpen')}
      />
    </Field>
  )
}
