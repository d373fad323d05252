import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { genresQuery } from '#features/genres/index.ts'
import { CoverGrid } from './cover-grid.tsx'
import { isMissing } from './is-missing.ts'
import { MoreFailed } from './more-failed.tsx'
import { ShelfEmpty } from './shelf-empty.tsx'
import { ShelfFailed } from './shelf-failed.tsx'
import { ShelfLine } from './shelf-line.tsx'
import { ShelfPending } from './shelf-pending.tsx'
import type { ShelfAddress } from './shelf-view.ts'
import { shelfQuery } from './shelf.queries.ts'

/** Two rows on the widest screen. */
const placesAhead = 14

/** The books that the address asks for, or why there are none. */
export function ShelfBooks({ address }: { address: ShelfAddress }) {
  const { t } = useTranslation('books')
  const shelf = useInfiniteQuery(shelfQuery(address))
  const { data: genres } = useQuery(genresQuery)
  const { data, error, isPlaceholderData, isFetching, hasNextPage, isFetchNextPageError } = shelf

  const isOffline = shelf.fetchStatus === 'paused'
  if (!data || (isPlaceholderData && isOffline)) {
    if (!error && !isOffline) return <ShelfPending />
    if (error && isMissing(error)) return <ShelfEmpty address={address} />
    return (
      <ShelfFailed
        title={t('reader.failed')}
        error={error}
        retrying={isFetching}
        onRetry={() => void shelf.refetch()}
      />
    )
  }
  const books = data.pages.flatMap(({ items }) => items)
  const [{ total } = { total: undefined }] = data.pages
  if (books.length === 0) return <ShelfEmpty address={address} />
  const hues = new Map(genres?.map(({ id, colour }) => [id, colour]))
  return (
    <div aria-busy={isPlaceholderData}>
      {total && <ShelfLine address={address} shown={books.length} total={total} />}
      <div
        className={`cover-shelf transition-opacity delay-150 duration-200 ${isPlaceholderData ? 'opacity-50' : ''}`}
      >
        <CoverGrid
          label={t('reader.caption')}
          books={books}
          hueOf={(genreId) => hues.get(genreId)}
          expected={hasNextPage ? placesAhead : 0}
          total={!address.from && total?.exact ? total.count : undefined}
          onNearEnd={
            hasNextPage && !isFetching && !isFetchNextPageError
              ? () => void shelf.fetchNextPage()
              : undefined
          }
        />
      </div>
      {isFetchNextPageError && (
        <MoreFailed
          error={error}
          retrying={isFetching}
          onRetry={() => void shelf.fetchNextPage()}
        />
      )}
    </div>
  )
}
