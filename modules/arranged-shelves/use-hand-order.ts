import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import type { StandingBook } from '#modules/shelves/index.ts'
import type { Move } from './move-book.mutation.ts'
import { behind } from './moved.ts'
import { useLift } from './use-lift.ts'
import { usePointerLift } from './use-pointer-lift.ts'

interface HandOrderPlan {
  books: readonly StandingBook[]
  total: { count: number; exact: boolean } | undefined
  rowHeight: number
  onMove: (move: Move) => void
}

export function useHandOrder({ books, total, rowHeight, onMove }: HandOrderPlan) {
  const { t } = useTranslation('shelves')
  const { number } = useFormat()
  const [said, say] = useState('')
  const hand = useLift({
    count: books.length,
    onDrop({ from, to }) {
      const book = books[from]?.book
      if (book) onMove({ book, after: behind(books, from, to)?.book.id ?? null })
    },
    onSay(what, { from, to }) {
      const title = books[from]?.book.title ?? ''
      const place = number((what === 'left' ? from : to) + 1)
      say(t(`order.${what}`, { title, place, total: number(total?.count ?? books.length) }))
    },
  })
  const { lift } = hand
  const hold = usePointerLift(rowHeight, hand)

  function carryByKey(event: KeyboardEvent) {
    if (!lift) return
    const place = placeFor(event.key, lift.to, books.length)
    if (place !== undefined) hand.carry(place)
    else if (event.key === 'Escape') hand.leave()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return {
    lift,
    said,
    handleOf: (index: number) => ({
      onPointerDown: hold(index),
      onKeyDown: carryByKey,
      // A keyboard click has `detail` 0; the pointer handlers have already dealt with a pointer's click.
      onClick: ({ detail }: MouseEvent) => {
        if (detail > 0) return
        if (lift) hand.drop()
        else hand.pick(index)
      },
      onBlur: () => lift && lift.drawn === undefined && hand.leave(),
    }),
  }
}

function placeFor(key: string, place: number, count: number): number | undefined {
  const places: Record<string, number> = {
    ArrowUp: place - 1,
    ArrowDown: place + 1,
    Home: 0,
    End: count - 1,
  }
  return places[key]
}
