import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { BookRow } from '#modules/reader/index.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { shelfBooksQuery } from '../../shelves.queries.ts'

export function CurrentBooks() {
  const { t } = useTranslation('shelves')
  const { data } = useInfiniteQuery(shelfBooksQuery('reading'))
  const books = data?.pages[0]?.items ?? []
  if (books.length === 0) return null
  return (
    <BookRow
      title={t('home.continue')}
      books={books.slice(0, 12).map(({ book }) => book)}
      more={
        <TextLink to="/app/shelves/$shelf" params={{ shelf: 'reading' }}>
          {t('home.wholeShelf')}
        </TextLink>
      }
    />
  )
}
