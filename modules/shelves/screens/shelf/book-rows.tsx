import { ListCount, type ListQuery, useNextPages, useVirtualRows } from '#kit/record-list/index.ts'
import type { ShelfBook } from '../../books/shelf-book.server.ts'
import { BookRow, type BookRowProps, ROW } from './book-row.tsx'
import { RowPending } from './rows-pending.tsx'

export interface BookRowsProps {
  label: string
  query: ListQuery<ShelfBook>
  books: readonly ShelfBook[]
  hueOf: (genreId: string) => number | undefined
  isOpen?: boolean
  takeOf?: (item: ShelfBook) => BookRowProps['onTake']
  order?: RowOrder
}

interface RowOrder {
  describedBy: string
  /** The row that moves; it stays rendered. */
  kept: number | undefined
  rowAt: (index: number) => Pick<BookRowProps, 'top' | 'className' | 'handle' | 'items'> & {
    /** The index of the book that is shown there. */
    origin: number
  }
}

const standingAt = (index: number): ReturnType<RowOrder['rowAt']> => ({
  origin: index,
  top: index * ROW,
})

export function BookRows(props: BookRowsProps) {
  const { label, query, books, hueOf, isOpen = true, takeOf, order } = props
  const { rowAt = standingAt, describedBy, kept } = order ?? {}
  const total = query.data?.pages.at(-1)?.total
  const { body, items, below } = useVirtualRows<HTMLOListElement>({
    count: books.length,
    height: ROW,
    kept,
  })
  useNextPages(query, below)
  const shown = items
    .map((index) => ({ index, row: rowAt(index) }))
    .toSorted((one, other) => one.row.origin - other.row.origin)
  const coming = query.hasNextPage && !query.isFetchNextPageError ? 3 : 0
  return (
    <>
      {query.hasNextPage && (
        <div className="mb-3 hidden print:block">
          <ListCount shown={books.length} total={total} />
        </div>
      )}
      <ol
        ref={body}
        aria-label={label}
        aria-describedby={describedBy}
        style={{ height: (books.length + coming) * ROW }}
        className="relative overflow-clip rounded-lg border border-line bg-card print:h-auto! print:rounded-none print:border-0"
      >
        {shown.map(({ index, row: { origin, ...row } }) => {
          const item = books[origin]
          return (
            item && (
              <BookRow
                key={item.book.id}
                item={item}
                hue={hueOf(item.book.genreId)}
                isOpen={isOpen}
                place={{ index, total: total?.exact ? total.count : undefined }}
                onTake={takeOf?.(item)}
                {...row}
              />
            )
          )
        })}
        {Array.from({ length: coming }, (_, at) => (
          <li
            key={at}
            aria-hidden
            style={{ transform: `translateY(${(books.length + at) * ROW}px)` }}
            className="absolute inset-x-0 top-0 print:hidden"
          >
            <RowPending />
          </li>
        ))}
      </ol>
    </>
  )
}
