import { type RefObject, useEffect } from 'react'

export function useArrowKeys(grid: RefObject<HTMLElement | null>, columns: number) {
  useEffect(() => {
    const element = grid.current
    const walk = (event: KeyboardEvent) => {
      const card = event.target instanceof Element && event.target.closest('li')
      const step = stepOf(event, columns)
      if (!element || !card || step === 0) return
      // The neighbours of an unrendered row appear once its card is back in view.
      if (card.matches('[data-away]')) {
        event.preventDefault()
        return card.scrollIntoView({ block: 'center' })
      }
      const cards = [...element.children]
      const next = cards[cards.indexOf(card) + step]?.querySelector('a')
      if (!next) return
      event.preventDefault()
      next.focus()
    }
    element?.addEventListener('keydown', walk)
    return () => element?.removeEventListener('keydown', walk)
  }, [grid, columns])
}

function stepOf({ key, currentTarget, altKey, ctrlKey, metaKey }: KeyboardEvent, columns: number) {
  if (altKey || ctrlKey || metaKey) return 0
  const forward = currentTarget instanceof Element && currentTarget.matches(':dir(rtl)') ? -1 : 1
  const steps: Record<string, number> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: columns,
    ArrowUp: -columns,
  }
  return steps[key] ?? 0
}
