import { useTranslation } from 'react-i18next'
import { type Genre, GenreChip } from '#features/genres/index.ts'
import { useFormat } from '#i18n/use-format.ts'
import { BookCover } from '../../book-cover.tsx'
import { yearText } from '../../year.ts'
import type { BookValues } from './book-values.ts'

interface VersionTextProps {
  field: keyof BookValues
  values: BookValues
  genres: Genre[]
}

/** What a version of a book says in one field. */
export function VersionText({ field, values, genres }: VersionTextProps) {
  const { t } = useTranslation('books')
  const format = useFormat()
  const genre = genres.find(({ id }) => id === values.genreId)
  if (field === 'coverId') {
    return (
      <span className="block w-24">
        <BookCover book={{ ...values, hue: genre?.colour }} size="row" />
      </span>
    )
  }
  if (field === 'genreId') return genre && <GenreChip genre={genre} />
  const value = values[field]
  if (value === '' || value === null) {
    return <i className="text-ink-faint">{t('form.conflict.nothing')}</i>
  }
  return (
    <bdi className="wrap-anywhere whitespace-pre-line">
      {typeof value === 'number' ? yearText(value, format) : value}
    </bdi>
  )
}
