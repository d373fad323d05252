import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { MoreFailed } from '#kit/problems/index.ts'
import { ListFailed } from '#kit/record-list/index.ts'
import { useHueOf } from '#modules/genres/index.ts'
import { useShelfName } from '../../shelf-name.ts'
import type { Shelf, ShelfName } from '../../shelf.ts'
import { shelfBooksQuery } from '../../shelves.queries.ts'
import { usePlaceBook } from '../put/use-place-book.tsx'
import { BookRows, type BookRowsProps } from './book-rows.tsx'
import { NoBooks } from './no-books.tsx'
import { RowsPending } from './rows-pending.tsx'
import { shelfParts } from './shelf-parts.ts'

interface ShelfBooksProps {
  named: ShelfName
  shelf: Shelf
  searchTerm: string
  onAdd: () => void
}

export function ShelfBooks({ named, shelf, searchTerm, onAdd }: ShelfBooksProps) {
  const { t } = useTranslation('shelves')
  const label = useShelfName()(shelf)
  const { access } = shelf
  const term = searchTerm.trim()
  const query = useInfiniteQuery({
    ...shelfBooksQuery(named, term),
    placeholderData: keepPreviousData,
  })
  const hueOf = useHueOf()
  const place = usePlaceBook()

  const isShown = query.data && !query.isPlaceholderData
  if (query.fetchStatus === 'paused' && !isShown) return <ListFailed query={query} />
  if (query.error && !query.data) return <ListFailed query={query} />
  if (!query.data) return <RowsPending />
  const books = query.data.pages.flatMap(({ items }) => items).filter((one) => !one.isTaken)
  if (books.length === 0 && !query.hasNextPage) {
    return <NoBooks shelf={shelf} searchTerm={term} onAdd={onAdd} />
  }
  const takeOf: BookRowsProps['takeOf'] = ({ book, isAddedByCaller }) =>
    access === 'own' || (access === 'add' && isAddedByCaller)
      ? () => place({ book, shelf, isOn: false })
      : undefined
  const rows = { label, query, books, hueOf, takeOf }
  return (
    <div
      aria-busy={query.isPlaceholderData}
      className="transition-opacity delay-150 aria-busy:opacity-55"
    >
      {shelfParts.OrderedRows && access === 'own' && term === '' ? (
        <shelfParts.OrderedRows {...rows} named={named} />
      ) : (
        <BookRows {...rows} />
      )}
      <MoreFailed of={query} title={t('shelf.moreFailed')} />
    </div>
  )
}
