import { useTranslation } from 'react-i18next'
import type { Genre } from '#domains/catalogue/genres/index.ts'
import { LocalText } from '#i18n/local-text.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { type Column, ownScript } from '#kit/record-list/index.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import type { BookSummary } from '../../book.ts'
import { daysLeft } from '../../trash/days-left.ts'
import { useTrashDays } from '../../trash/use-trash-days.ts'
import { BookLine } from '../list/book-title.tsx'

const fewDays = 3

/** `now` is the time of the list's response, so that the server and the browser render the same days. */
export function useTrashColumns(genres: readonly Genre[], now: number): Column<BookSummary>[] {
  const { t } = useTranslation('books')
  const format = useFormat()
  const trashDays = useTrashDays()
  const left = ({ deletedAt }: BookSummary) =>
    deletedAt ? daysLeft(deletedAt, { now, trashDays }) : 0
  return [
    {
      id: 'title',
      label: t('fields.title'),
      slot: 'title',
      picture: 'cover',
      secondLine: 'author',
      cell: (book) => (
        <BookLine book={book} hue={genres.find(({ id }) => id === book.genreId)?.colour}>
          <span dir="auto" className={ownScript}>
            {book.title}
          </span>
        </BookLine>
      ),
    },
    {
      id: 'author',
      label: t('fields.author'),
      width: 11,
      grows: true,
      priority: 2,
      cell: ({ author }) => (
        <span dir="auto" className={ownScript}>
          {author}
        </span>
      ),
    },
    {
      id: 'deletedAt',
      priority: 3,
      label: t('trash.deletedAt'),
      width: 8.5,
      numeric: true,
      cell: ({ deletedAt }) => deletedAt && <LocalText>{format.date(deletedAt)}</LocalText>,
    },
    {
      id: 'daysLeft',
      priority: 1,
      label: t('trash.kept'),
      width: 8.5,
      numeric: true,
      cell: (book) => (
        <Badge tone={left(book) <= fewDays ? 'warning' : 'neutral'}>
          {t('trash.daysLeft', { count: left(book) })}
        </Badge>
      ),
    },
  ]
}
