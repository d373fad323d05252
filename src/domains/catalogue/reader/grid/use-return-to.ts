import { useRef } from 'react'
import { focusOnArrival } from '#layouts/navigation/focus-on-arrival.ts'

/** Restores the focus to the card of the book that the user returns from, when it first appears. */
export function useReturnTo(book: string | undefined) {
  const awaited = useRef(book)
  return (card: HTMLElement | null) => {
    if (!card || awaited.current === undefined) return
    awaited.current = undefined
    focusOnArrival(card.querySelector('a'))
  }
}
