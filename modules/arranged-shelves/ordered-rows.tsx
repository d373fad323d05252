import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useQuestion } from '#kit/actions/index.ts'
import { BookRows, ROW, type ShelfParts } from '#modules/shelves/index.ts'
import { dialogOnDemand } from '#ui/first-use/dialog-on-demand.ts'
import type { Move } from './move-book.mutation.ts'
import { MoveItems } from './move-items.tsx'
import { originOf } from './moved.ts'
import { RowHandle } from './row-handle.tsx'
import { useHandOrder } from './use-hand-order.ts'
import { useMoveBook } from './use-move-book.tsx'

const BehindDialog = dialogOnDemand(async () => (await import('./behind-dialog.tsx')).BehindDialog)

export const OrderedRows: ShelfParts['OrderedRows'] = ({ named, ...rows }) => {
  const { books, query } = rows
  const { t } = useTranslation('shelves')
  const instructions = useId()
  const move = useMoveBook(named)
  const question = useQuestion<Move['book'], 'behind'>()
  const total = query.data?.pages.at(-1)?.total
  const { lift, handleOf, said } = useHandOrder({ books, total, rowHeight: ROW, onMove: move })

  function rowAt(index: number) {
    // During a drag the DOM order stays fixed, so that the row keeps its focus and the touch.
    const origin = lift ? originOf(index, lift) : index
    const isLifted = index === lift?.to
    const drawn = isLifted ? lift.drawn : undefined
    return {
      origin,
      top: lift && drawn !== undefined ? lift.from * ROW + drawn : index * ROW,
      className: isLifted
        ? 'z-2 rounded-md border-transparent bg-card shadow-floating'
        : lift && 'transition-transform duration-150',
      handle: (
        <RowHandle
          {...handleOf(index)}
          title={books[origin]?.book.title ?? ''}
          isLifted={isLifted}
          carriedTo={isLifted && drawn === undefined ? index : undefined}
        />
      ),
      items: (
        <MoveItems
          books={books}
          index={index}
          hasMore={query.hasNextPage}
          onMove={move}
          onBehind={(book) => question.ask('behind', book)}
        />
      ),
    }
  }

  return (
    <>
      <p id={instructions} className="sr-only">
        {t('order.instructions')}
      </p>
      <BookRows {...rows} order={{ describedBy: instructions, kept: lift?.to, rowAt }} />
      <output aria-live="assertive" className="sr-only">
        {said}
      </output>
      <BehindDialog {...question.about('behind')} shelf={named} onMove={move} />
    </>
  )
}
