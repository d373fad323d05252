import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { genresQuery } from '#domains/catalogue/genres/index.ts'
import { RecordActivity } from '#kit/activity/index.ts'
import { BookCover } from '#kit/covers/index.ts'
import { Awaited } from '#kit/record-page/index.ts'
import { Allowed } from '#layouts/commands/allowed.tsx'
import { PrintedAddress } from '#layouts/document/printed-address.tsx'
import { usePageTitle } from '#layouts/document/use-page-title.ts'
import { Page } from '#layouts/page.tsx'
import type { Book } from '../../book.ts'
import { bookQuery } from '../../books.queries.ts'
import { BookActions } from './book-actions.tsx'
import { BookFacts } from './book-facts.tsx'
import { BookPending } from './book-pending.tsx'

export function BookPage({ id }: { id: string }) {
  const { t } = useTranslation(['books', 'layouts'])
  return (
    <Awaited
      of={useQuery(bookQuery(id))}
      title={t('layouts:pages.managerBook')}
      failedTitle={t('form.loadFailed')}
      pending={<BookPending />}
    >
      {(book) => <OneBook book={book} />}
    </Awaited>
  )
}

function OneBook({ book }: { book: Book }) {
  const { t } = useTranslation('books')
  const genre = useQuery(genresQuery).data?.find(({ id }) => id === book.genreId)
  usePageTitle(book.title)
  return (
    <Page title={<bdi>{book.title}</bdi>} action={<BookActions book={book} />}>
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-[10rem_minmax(0,1fr)] lg:grid-cols-[14rem_minmax(0,1fr)]">
        <div className="w-40 sm:w-auto">
          <BookCover
            book={{ ...book, hue: genre?.colour }}
            size="page"
            label={t('form.coverOf', { title: book.title })}
          />
        </div>
        <BookFacts book={book} genre={genre} />
      </div>
      <div className="print:hidden">
        <Allowed needs={{ user: ['list'] }}>
          <RecordActivity type="book" id={book.id} />
        </Allowed>
      </div>
      <PrintedAddress />
    </Page>
  )
}
