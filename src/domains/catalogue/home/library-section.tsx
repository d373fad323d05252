import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  BookRow,
  BookRowPending,
  EmptyLibrary,
  newBooksQuery,
} from '#domains/catalogue/reader/index.ts'
import { shelfBooksQuery } from '#domains/catalogue/shelves/index.ts'
import { FetchFailed } from '#kit/problems/index.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Loading } from '#ui/feedback/skeleton.tsx'
import { GenresToBrowse } from './genres-to-browse.tsx'

export function LibrarySection() {
  const { t } = useTranslation(['home', 'record-page'])
  const newBooks = useQuery(newBooksQuery)
  const { data: books, error, fetchStatus } = newBooks
  if (books === undefined && (error || fetchStatus === 'paused')) {
    const offline = { title: t('record-page:offline.title'), text: t('record-page:offline.text') }
    return <FetchFailed of={newBooks} title={t('failed')} offline={offline} />
  }
  if (books === undefined) {
    return (
      <Loading label={t('loading')}>
        <BookRowPending />
      </Loading>
    )
  }
  return (
    <>
      <Continue />
      {books.length > 0 ? (
        <BookRow
          title={t('newBooks')}
          books={books}
          more={<TextLink to="/app/books">{t('allBooks')}</TextLink>}
        />
      ) : (
        <EmptyLibrary title={t('empty')} text={t('emptyText')} />
      )}
      <GenresToBrowse />
    </>
  )
}

function Continue() {
  const { t } = useTranslation('home')
  const { data } = useInfiniteQuery(shelfBooksQuery('reading'))
  const [page] = data?.pages ?? []
  if (!page || page.items.length === 0) return null
  return (
    <BookRow
      title={t('continue')}
      books={page.items.slice(0, 12).map(({ book }) => book)}
      more={
        <TextLink to="/app/shelves/$shelf" params={{ shelf: 'reading' }}>
          {t('wholeShelf')}
        </TextLink>
      }
    />
  )
}
