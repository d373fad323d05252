import { useInfiniteQuery } from '@tanstack/react-query'
import { type CSSProperties, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isMissing } from '#kit/page/index.ts'
import { FetchFailed, MoreFailed } from '#kit/problems/index.ts'
import { useGenres } from '#modules/genres/index.ts'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { atRest } from '#ui/first-use/on-demand.ts'
import { CoverPlace } from '../cover-place.tsx'
import { gridQuery } from '../reader.queries.ts'
import { useOfflineWords } from '../use-offline-words.ts'
import { CoverGrid } from './cover-grid.tsx'
import { GridEmpty } from './grid-empty-on-demand.ts'
import { GridLine } from './grid-line.tsx'
import type { GridAddress } from './grid-view.ts'

const placesInTwoRows = 14

export function BookGrid({ address }: { address: GridAddress }) {
  const { t } = useTranslation('books')
  const offlineWords = useOfflineWords()
  const grid = useInfiniteQuery(gridQuery(address))
  const { data: genres } = useGenres()
  const { data, error, isPlaceholderData, isFetching, hasNextPage, isFetchNextPageError } = grid

  useEffect(() => void atRest(() => void GridEmpty.preload?.()), [])

  const isOffline = grid.fetchStatus === 'paused'
  const isOnItsWay = hasNextPage && !isOffline
  if (!data || (isPlaceholderData && isOffline)) {
    if (!error && !isOffline) return <GridPending />
    if (error && isMissing(error)) return <Empty address={address} />
    return <FetchFailed of={grid} title={t('reader.failed')} offline={offlineWords} />
  }
  const books = data.pages.flatMap(({ items }) => items)
  const [{ total } = { total: undefined }] = data.pages
  if (books.length === 0) return <Empty address={address} />
  const known = new Map(genres?.map((genre) => [genre.id, genre]))
  return (
    <div aria-busy={isPlaceholderData}>
      {total && <GridLine address={address} shown={books.length} total={total} />}
      <div
        data-view={address.view || undefined}
        className={`cover-grid-frame transition-opacity delay-150 duration-200 ${isPlaceholderData ? 'opacity-50' : ''}`}
      >
        <CoverGrid
          label={t('reader.caption')}
          books={books}
          genreOf={(id) => known.get(id)}
          isList={address.view === 'list'}
          expected={isOnItsWay ? placesInTwoRows : 0}
          total={!address.from && total?.exact ? total.count : undefined}
          onNearEnd={
            isOnItsWay && !isFetching && !isFetchNextPageError
              ? () => void grid.fetchNextPage()
              : undefined
          }
        />
      </div>
      {hasNextPage && isOffline && <MoreOffline />}
      {!isOffline && <MoreFailed of={grid} title={t('reader.moreFailed')} />}
    </div>
  )
}

const Empty = ({ address }: { address: GridAddress }) => (
  <Suspense>
    <GridEmpty address={address} />
  </Suspense>
)

const places = 21

function GridPending() {
  const { t } = useTranslation('books')
  const room: CSSProperties & Record<'--books' | '--above', number> = {
    '--books': places,
    '--above': 0,
  }
  return (
    <Loading label={t('reader.loading')}>
      <div className="mt-1 mb-4 flex min-h-11 items-center">
        <Skeleton className="h-4 w-24" />
      </div>
      <div className="cover-grid-frame">
        <ul className="cover-grid" style={room}>
          {Array.from({ length: places }, (_, at) => (
            <CoverPlace key={at} />
          ))}
        </ul>
      </div>
    </Loading>
  )
}

function MoreOffline() {
  const { title, text } = useOfflineWords()
  return (
    <output className="block py-6 text-center text-sm">
      <b className="block font-medium">{title}</b>
      <span className="text-ink-soft">{text}</span>
    </output>
  )
}
