import { type RefObject, startTransition, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

export interface Sight {
  columns: number
  first: number
  last: number
}

/** The server does not know the screen; these values fit the start of most. */
const atFirst: Sight = { columns: 7, first: 0, last: 4 }

export function useRowsInSight(grid: RefObject<HTMLElement | null>): Sight {
  const [sight, setSight] = useState(atFirst)
  useLayoutEffect(() => {
    const element = grid.current
    if (!element) return undefined
    const look = () => setSight((before) => unlessSame(before, lookAt(element)))
    // Synchronous, before the paint: fast scrolling would otherwise show an empty grid.
    const lookAtOnce = () => flushSync(look)
    // At its start the grid has enough rows, and hydration is not held up.
    const isAtStart = () => element.getBoundingClientRect().top > 0
    const resized = new ResizeObserver(() => (isAtStart() ? startTransition(look) : lookAtOnce()))
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
