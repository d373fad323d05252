import { useRef } from 'react'

/** For the card of a book that somebody comes back from: it has the focus again, the first time that it is shown. */
export function useReturnTo(book: string | undefined) {
  const awaited = useRef(book)
  return (card: HTMLElement | null) => {
    if (!card || awaited.current === undefined) return
    awaited.current = undefined
    card.querySelector('a')?.focus({ preventScroll: true })
  }
}
