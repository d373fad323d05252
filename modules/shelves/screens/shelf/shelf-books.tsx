import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MoreFailed } from '#kit/problems/index.ts'
import { ListFailed } from '#kit/record-list/index.ts'
import { genresQuery } from '#modules/genres/index.ts'
import { useShelfName } from '../../shelf-name.ts'
import type { Shelf, ShelfName } from '../../shelf.ts'
import { shelfBooksQuery, type StandingBook } from '../../shelves.queries.ts'
import { BehindDialog } from '../find/behind-dialog.tsx'
import type { Move } from '../order/move-book.mutation.ts'
import { useMoveBook } from '../order/use-move-book.tsx'
import { usePlaceBook } from '../put/use-place-book.tsx'
import { BookMenu } from './book-menu.tsx'
import { BookRows } from './book-rows.tsx'
import { NoBooks } from './no-books.tsx'
import { RowsPending } from './rows-pending.tsx'

interface ShelfBooksProps {
  named: ShelfName
  shelf: Shelf
  searchTerm: string
  onAdd: () => void
}

export function ShelfBooks({ named, shelf, searchTerm, onAdd }: ShelfBooksProps) {
  const { t } = useTranslation('shelves')
  const nameOf = useShelfName()
  const term = searchTerm.trim()
  const query = useInfiniteQuery({
    ...shelfBooksQuery(named, term),
    placeholderData: keepPreviousData,
  })
  const { data: genres } = useQuery(genresQuery)
  const move = useMoveBook(named)
  const place = usePlaceBook()
  const [behind, setBehind] = useState<{ book: Move['book']; isOpen: boolean }>()

  const isShown = query.data && !query.isPlaceholderData
  if (query.fetchStatus === 'paused' && !isShown) return <ListFailed query={query} />
  if (query.error && !query.data) return <ListFailed query={query} />
  if (!query.data) return <RowsPending />
  const books = query.data.pages.flatMap(({ items }) => items).filter((one) => !one.isTaken)
  if (books.length === 0 && !query.hasNextPage) {
    return <NoBooks shelf={shelf} searchTerm={term} onAdd={onAdd} />
  }
  const onMove = shelf.access === 'own' && term === '' ? move : undefined
  const menuOf = ({ book, isAddedByCaller }: StandingBook, index: number) => {
    const mayTake = shelf.access === 'own' || (shelf.access === 'add' && isAddedByCaller)
    return (
      <BookMenu
        books={books}
        index={index}
        hasMore={query.hasNextPage}
        onMove={onMove}
        onBehind={() => setBehind({ book, isOpen: true })}
        onTake={mayTake ? () => place({ book, shelf, isOn: false }) : undefined}
      />
    )
  }
  return (
    <div
      aria-busy={query.isPlaceholderData}
      className="transition-opacity delay-150 aria-busy:opacity-55"
    >
      <BookRows
        label={nameOf(shelf)}
        query={query}
        books={books}
        hueOf={(genreId) => genres?.find(({ id }) => id === genreId)?.colour}
        onMove={onMove}
        menuOf={menuOf}
      />
      <MoreFailed of={query} title={t('shelf.moreFailed')} />
      {behind && (
        <BehindDialog
          shelf={named}
          book={behind.book}
          open={behind.isOpen}
          onMove={move}
          onClose={() => setBehind({ ...behind, isOpen: false })}
        />
      )}
    </div>
  )
}
