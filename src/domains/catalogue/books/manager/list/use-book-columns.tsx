import { useTranslation } from 'react-i18next'
import { GenreChip, type Genre } from '#domains/catalogue/genres/index.ts'
import { LocalText } from '#i18n/local-text.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { type Column, ownScript } from '#kit/record-list/index.ts'
import type { BookSummary } from '../../book.ts'
import { isbnText } from '../../isbn.ts'
import { yearText } from '../../year.ts'
import { BookTitle } from './book-title.tsx'

export function useBookColumns(genres: readonly Genre[]): Column<BookSummary>[] {
  const { t } = useTranslation('books')
  const format = useFormat()
  const genreOf = ({ genreId }: BookSummary) => genres.find(({ id }) => id === genreId)
  return [
    {
      id: 'title',
      label: t('fields.title'),
      slot: 'title',
      picture: 'cover',
      secondLine: 'author',
      sort: 'title',
      cell: (book) => <BookTitle book={book} hue={genreOf(book)?.colour} />,
    },
    {
      id: 'author',
      label: t('fields.author'),
      width: 10,
      grows: true,
      priority: 1,
      sort: 'author',
      cell: ({ author }) => written(author),
    },
    {
      id: 'genre',
      priority: 2,
      label: t('fields.genre'),
      width: 11,
      cell: (book) => {
        const genre = genreOf(book)
        return genre && <GenreChip genre={genre} />
      },
    },
    {
      id: 'publisher',
      label: t('fields.publisher'),
      width: 9,
      grows: true,
      priority: 6,
      cell: ({ publisher }) => written(publisher),
    },
    {
      id: 'isbn',
      priority: 5,
      label: t('fields.isbn'),
      width: 9,
      cell: ({ isbn }) => isbn && <bdi className="tabular-nums">{isbnText(isbn)}</bdi>,
    },
    {
      id: 'publishedYear',
      priority: 3,
      label: t('fields.publishedYear'),
      width: 5.5,
      numeric: true,
      sort: 'publishedYear',
      cell: ({ publishedYear }) => publishedYear !== null && yearText(publishedYear, format),
    },
    {
      id: 'createdAt',
      priority: 4,
      label: t('fields.createdAt'),
      width: 8,
      numeric: true,
      sort: '-createdAt',
      cell: ({ createdAt }) => <LocalText>{format.date(createdAt)}</LocalText>,
    },
  ]
}

const written = (text: string | null) =>
  text !== null && (
    <span dir="auto" className={ownScript}>
      {text}
    </span>
  )
