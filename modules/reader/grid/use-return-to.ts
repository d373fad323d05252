import { useRef } from 'react'
import { focusOnArrival } from '#layouts/navigation/focus-on-arrival.ts'

export function useReturnTo(book: string | undefined) {
  const awaited = useRef(book)
  return (card: HTMLElement | null) => {
    if (!card || awaited.current === undefined) return
    awaited.current = undefined
    focusOnArrival(card.querySelector('a'))
  }
}
