import { type RefObject, useEffect, useState } from 'react'

export function useHeldBook(grid: RefObject<HTMLElement | null>): string | undefined {
  const [held, hold] = useState<string>()
  useEffect(() => {
    const element = grid.current
    const follow = () => {
      const card = document.activeElement?.closest<HTMLElement>('[data-card]')
      if (card && element?.contains(card)) hold(card.dataset['card'])
    }
    // The card may have received the focus before hydration.
    follow()
    element?.addEventListener('focusin', follow)
    return () => element?.removeEventListener('focusin', follow)
  }, [grid])
  return held
}
