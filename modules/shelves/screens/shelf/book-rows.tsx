import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ListCount, type ListQuery, useNextPages, useVirtualRows } from '#kit/record-list/index.ts'
import type { ShelfBook } from '../../books/shelf-book.server.ts'
import type { Move } from '../order/move-book.mutation.ts'
import { originOf } from '../order/moved.ts'
import { useHandOrder } from '../order/use-hand-order.ts'
import { BookRow, ROW } from './book-row.tsx'
import { RowPending } from './row-pending.tsx'

interface BookRowsProps {
  label: string
  query: ListQuery<ShelfBook>
  books: readonly ShelfBook[]
  hueOf: (genreId: string) => number | undefined
  isOpen?: boolean
  onMove?: ((move: Move) => void) | undefined
  menuOf?: (item: ShelfBook, index: number) => ReactNode
}

export function BookRows({
  label,
  query,
  books,
  hueOf,
  isOpen = true,
  onMove,
  menuOf,
}: BookRowsProps) {
  const { t } = useTranslation('shelves')
  const instructions = useId()
  const total = query.data?.pages.at(-1)?.total
  const { lift, handleOf, said } = useHandOrder({ books, total, rowHeight: ROW, onMove })
  const { body, items, below } = useVirtualRows<HTMLOListElement>({
    count: books.length,
    height: ROW,
    kept: lift?.to,
  })
  useNextPages(query, below)
  // During a drag the DOM order stays fixed, so that the row keeps its focus and the touch.
  const shown = items
    .map((index) => ({ index, origin: lift ? originOf(index, lift) : index }))
    .toSorted((one, other) => one.origin - other.origin)
  const coming = query.hasNextPage && !query.isFetchNextPageError ? 3 : 0
  return (
    <>
      {onMove && (
        <p id={instructions} className="sr-only">
          {t('order.instructions')}
        </p>
      )}
      {query.hasNextPage && (
        <div className="mb-3 hidden print:block">
          <ListCount shown={books.length} total={total} />
        </div>
      )}
      <ol
        ref={body}
        aria-label={label}
        aria-describedby={onMove && instructions}
        style={{ height: (books.length + coming) * ROW }}
        className="relative overflow-clip rounded-lg border border-line bg-card print:h-auto! print:rounded-none print:border-0"
      >
        {shown.map(({ index, origin }) => {
          const item = books[origin]
          const isLifted = index === lift?.to
          return (
            item && (
              <BookRow
                key={item.book.id}
                item={item}
                hue={hueOf(item.book.genreId)}
                isOpen={isOpen}
                top={
                  isLifted && lift.drawn !== undefined ? lift.from * ROW + lift.drawn : index * ROW
                }
                place={{ index, total: total?.exact ? total.count : undefined }}
                isLifted={isLifted}
                isShifting={lift !== undefined && !isLifted}
                isCarriedByKeys={isLifted && lift.drawn === undefined}
                handle={onMove && handleOf(index)}
                menu={menuOf?.(item, index)}
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
      <output aria-live="assertive" className="sr-only">
        {said}
      </output>
    </>
  )
}
