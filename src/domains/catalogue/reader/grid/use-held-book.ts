import { type RefObject, useEffect, useState } from 'react'

/** The book whose card in a grid had the focus last: while it may have it still, it must not leave the page. */
export function useHeldBook(grid: RefObject<HTMLElement | null>): string | undefined {
  const [held, hold] = useState<string>()
  useEffect(() => {
    const element = grid.current
    const follow = () => {
      const card = document.activeElement?.closest<HTMLElement>('[data-book]')
      if (card && element?.contains(card)) hold(card.dataset['book'])
    }
    // The focus may have come before the page was awake.
    follow()
    element?.addEventListener('focusin', follow)
    return () => element?.removeEventListener('focusin', follow)
  }, [grid])
  return held
}
