import { createOnDemand } from '#ui/first-use/on-demand.ts'

const longPresses = createOnDemand(() => import('./long-press.ts'))

/** The code loads only where there is no pointer to hover; without it, the other ways to the menu remain. */
export function openMenuByLongPress(grid: HTMLElement | null) {
  const end = new AbortController()
  if (grid && matchMedia('(hover: none)').matches) {
    longPresses.fetch().then(
      ({ menuByLongPress }) => menuByLongPress(grid, end.signal),
      () => undefined,
    )
  }
  return () => end.abort()
}
