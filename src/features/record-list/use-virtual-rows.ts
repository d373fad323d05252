import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

interface Rows {
  count: number
  /** Of each of them, in pixels. */
  height: number
  /** Stays on the page when it leaves the view: it may have the focus. */
  kept: number | undefined
}

/** Drawn beyond the view, so that a quick hand finds rows there. */
const overscan = 8

/** How much of the view the frame and the head of the table cover, in pixels. */
export const COVERED = 96

/** What the server, which knows no view, takes for its height. */
const initialRect = { width: 0, height: 900 }

const useBrowserLayoutEffect = import.meta.env.SSR ? useEffect : useLayoutEffect

/** Which rows of a long list are near the view; the page itself scrolls. */
export function useVirtualRows({ count, height, kept }: Rows) {
  // The virtualizer changes within, where the compiler does not see it.
  'use no memo'
  const body = useRef<HTMLTableSectionElement>(null)
  const [top, setTop] = useState(0)
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => height,
    scrollMargin: top,
    overscan,
    initialRect,
    // The page wakes up as the server wrote it, even where somebody has scrolled meanwhile.
    initialOffset: 0,
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range)
      if (kept === undefined || kept >= count || near.includes(kept)) return near
      return [...near, kept].toSorted((a, b) => a - b)
    },
  })

  useBrowserLayoutEffect(() => {
    if (body.current) setTop(Math.round(body.current.getBoundingClientRect().top + scrollY))
  })
  useBrowserLayoutEffect(() => virtualizer.measure(), [virtualizer, height])

  const inView = Math.floor(((virtualizer.scrollOffset ?? 0) + COVERED - top) / height)
  return {
    body,
    items: virtualizer.getVirtualItems().map(({ index }) => index),
    firstInView: Math.max(0, Math.min(inView, count - 1)),
  }
}
