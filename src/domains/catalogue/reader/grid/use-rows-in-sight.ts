import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Which rows of a grid are in sight, or nearly, and how many columns it has. */
export interface Sight {
  columns: number
  first: number
  last: number
}

/** What the server writes, which knows no screen: enough for the beginning of most. */
const atFirst: Sight = { columns: 7, first: 0, last: 4 }

/** Follows the window's scroll over a grid whose rows are all of one height; its stylesheet says which. */
export function useRowsInSight(grid: RefObject<HTMLElement | null>): Sight {
  const [sight, setSight] = useState(atFirst)
  useLayoutEffect(() => {
    const element = grid.current
    if (!element) return undefined
    const look = () => setSight((before) => unlessSame(before, lookAt(element)))
    // Before this frame is painted, or quick scrolling would show a bare grid.
    const lookAtOnce = () => flushSync(look)
    const resized = new ResizeObserver(lookAtOnce)
    look()
    resized.observe(element)
    addEventListener('scroll', lookAtOnce, { passive: true })
    addEventListener('resize', lookAtOnce)
    return () => {
      resized.disconnect()
      removeEventListener('scroll', lookAtOnce)
      removeEventListener('resize', lookAtOnce)
    }
  }, [grid])
  return sight
}

/** A screen more than what is seen, above and below. */
function lookAt(grid: HTMLElement): Sight {
  const { top } = grid.getBoundingClientRect()
  const { gridAutoRows, gridTemplateColumns } = getComputedStyle(grid)
  const row = Number.parseFloat(gridAutoRows)
  return {
    columns: gridTemplateColumns.split(' ').length,
    first: Math.max(0, Math.floor((-top - innerHeight) / row)),
    last: Math.max(0, Math.ceil((2 * innerHeight - top) / row)),
  }
}

const unlessSame = (before: Sight, now: Sight) =>
  before.columns === now.columns && before.first === now.first && before.last === now.last
    ? before
    : now
