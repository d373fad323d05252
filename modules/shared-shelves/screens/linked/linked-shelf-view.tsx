import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ListPage } from '#kit/record-list/index.ts'
import { useSession } from '#kit/session/index.ts'
import { usePageTitle } from '#layouts/document/use-page-title.ts'
import { Page } from '#layouts/page.tsx'
import { OpenPages } from '#modules/covers/index.ts'
import { feedAddress, feedFormats, FeedLinks } from '#modules/feeds/index.ts'
import type { ShelfBook } from '#modules/shelves/index.server.ts'
import { BookRows, emptyText, type Shelf, useShelfName } from '#modules/shelves/index.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { OutsideLink } from '#ui/actions/outside-link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'

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

const formatNames = { atom: 'Atom', rss: 'RSS', opds: 'OPDS' }

function FollowShelf({ name, token }: { name: string; token: string }) {
  const { t } = useTranslation('shelves')
  const feed = `shelves/${encodeURIComponent(token)}`
  return (
    <nav
      aria-label={t('linked.follow')}
      className="mb-4 flex flex-wrap items-baseline gap-x-3 text-sm text-ink-soft"
    >
      <FeedLinks name={feed} title={name} />
      <span>{t('linked.followText')}</span>
      <ul className="flex flex-wrap gap-x-3">
        {feedFormats.map((format) => (
          <li key={format}>
            <OutsideLink href={feedAddress(feed, format)}>
              <bdi>{formatNames[format]}</bdi>
            </OutsideLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
