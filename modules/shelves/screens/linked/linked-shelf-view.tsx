import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ListPage } from '#kit/record-list/index.ts'
import { useSession } from '#kit/session/index.ts'
import { usePageTitle } from '#layouts/document/use-page-title.ts'
import { Page } from '#layouts/page.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { OpenPages } from '#ui/feedback/drawings/open-pages.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import type { ShelfBook } from '../../books/shelf-book.server.ts'
import { useShelfName } from '../../shelf-name.ts'
import type { Shelf } from '../../shelf.ts'
import { BookRows } from '../shelf/book-rows.tsx'
import { emptyText } from '../shelf/no-books.tsx'
import { FollowShelf } from './follow-shelf.tsx'

type LinkedPage = ListPage<ShelfBook> & { shelf: Shelf; genres: { id: string; colour: number }[] }

interface LinkedShelfViewProps {
  query: UseInfiniteQueryResult<InfiniteData<LinkedPage>>
  shelf: Shelf
  token: string
}

export function LinkedShelfView({ query, shelf, token }: LinkedShelfViewProps) {
  const { t } = useTranslation('shelves')
  const nameOf = useShelfName()
  const isSignedIn = useSession() !== null
  const name = nameOf(shelf)
  usePageTitle(name)
  const pages = query.data?.pages ?? []
  const books = pages.flatMap(({ items }) => items)
  const genres = pages.flatMap((page) => page.genres)
  return (
    <Page title={<bdi>{name}</bdi>}>
      <p className="text-ink-soft tabular-nums">
        {t('shelf.by', { owner: shelf.owner.name, count: shelf.bookCount })}
      </p>
      <FollowShelf name={name} token={token} />
      {books.length === 0 ? (
        <EmptyState
          drawing={<OpenPages />}
          title={t('shelf.empty')}
          text={emptyText(shelf, t)}
          actions={
            isSignedIn ? (
              <LinkButton to="/app/books">{t('shelf.browse')}</LinkButton>
            ) : (
              <LinkButton to="/login">{t('linked.signIn')}</LinkButton>
            )
          }
        />
      ) : (
        <BookRows
          label={name}
          query={query}
          books={isSignedIn ? books : books.map(withoutPicture)}
          hueOf={(genreId) => genres.find(({ id }) => id === genreId)?.colour}
          isOpen={isSignedIn}
        />
      )}
    </Page>
  )
}

const withoutPicture = (item: ShelfBook): ShelfBook => ({
  ...item,
  book: { ...item.book, coverId: null },
})
