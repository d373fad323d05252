import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FetchFailed } from '#kit/problems/index.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Loading } from '#ui/feedback/skeleton.tsx'
import { BookRow, BookRowPending, EmptyLibrary, newBooksQuery } from '../index.ts'
import { GenreTiles } from './genre-tiles.tsx'
import { OpeningOfTheDay } from './opening-of-the-day.tsx'

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
      <OpeningOfTheDay />
      {books.length > 0 ? (
        <BookRow
          title={t('newBooks')}
          books={books}
          more={<TextLink to="/app/books">{t('allBooks')}</TextLink>}
        />
      ) : (
        <EmptyLibrary title={t('empty')} text={t('emptyText')} />
      )}
      <GenreTiles />
    </>
  )
}
