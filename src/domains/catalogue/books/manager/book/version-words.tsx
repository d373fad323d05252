import { useTranslation } from 'react-i18next'
import { type Genre, GenreChip } from '#domains/catalogue/genres/index.ts'
import { useFormat } from '#i18n/use-format.ts'
import { BookCover } from '#kit/covers/index.ts'
import type { VersionWords } from '#kit/forms/index.ts'
import { yearText } from '../../year.ts'
import type { BookValues } from './book-values.ts'

export function useBookVersionWords(genres: Genre[]): VersionWords<BookValues> {
  const { t } = useTranslation(['books', 'pictures'])
  const format = useFormat()

  function say(field: keyof BookValues, values: BookValues) {
    const genre = genres.find(({ id }) => id === values.genreId)
    if (field === 'coverId') {
      return (
        <div className="w-24">
          <BookCover book={{ ...values, hue: genre?.colour }} size="row" />
        </div>
      )
    }
    if (field === 'genreId') return genre && <GenreChip genre={genre} />
    const value = values[field]
    if (value === '' || value === null) return undefined
    return (
      <bdi className="wrap-anywhere whitespace-pre-line">
        {typeof value === 'number' ? yearText(value, format) : value}
      </bdi>
    )
  }

  return {
    title: t('form.conflictTitle'),
    fields: {
      title: t('fields.title'),
      author: t('fields.author'),
      genreId: t('fields.genre'),
      publishedYear: t('fields.publishedYear'),
      publisher: t('fields.publisher'),
      isbn: t('fields.isbn'),
      description: t('fields.description'),
      coverId: t('pictures:cover.label'),
    },
    say,
  }
}
