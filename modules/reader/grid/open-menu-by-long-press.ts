import { createOnDemand } from '#ui/first-use/on-demand.ts'

const longPresses = createOnDemand(() => import('./long-press.ts'))

/** The code loads only where there is no pointer to hover; without it, the other ways to the menu remain. */
export function openMenuByLongPress(grid: HTMLElement | null) {
  const end = new AbortController()
  const { signal } = end
  if (grid && matchMedia('(hover: none)').matches) {
    let held: PointerEvent | undefined
    const hold = (event: PointerEvent) => {
      held = event.type === 'pointerdown' ? event : undefined
    }
    for (const type of ['pointerdown', 'pointerup', 'pointercancel'] as const) {
      grid.addEventListener(type, hold, { passive: true, signal })
    }
    longPresses.fetch().then(
      ({ menuByLongPress }) => menuByLongPress(grid, signal, held),
      () => undefined,
    )
  }
  return () => end.abort()
}
