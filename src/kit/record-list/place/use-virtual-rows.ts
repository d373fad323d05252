import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { usePrinting } from '#ui/data/use-printing.ts'

interface Rows {
  count: number
  height: number
  /** A row that stays rendered outside the viewport, because it may have the focus. */
  kept: number | undefined
}

const overscan = 8

/** The height that top bar and table header cover, in pixels. */
export const COVERED = 96

const usualView = 900

const useBrowserLayoutEffect = import.meta.env.SSR ? useEffect : useLayoutEffect

function watchView(onChange: () => void) {
  const watch = new AbortController()
  for (const change of ['scroll', 'resize']) {
    addEventListener(change, onChange, { signal: watch.signal, passive: true })
  }
  return () => watch.abort()
}

/** Requires equal row heights; the page itself scrolls. In print, every row is rendered. */
export function useVirtualRows<Body extends HTMLElement = HTMLTableSectionElement>({
  count,
  height,
  kept,
}: Rows) {
  const body = useRef<Body>(null)
  const [top, setTop] = useState(0)
  const isPrinting = usePrinting()
  // Rounded to whole rows, so that smaller scrolls don't render.
  const passed = useSyncExternalStore(
    watchView,
    () => Math.floor((scrollY + COVERED - top) / height),
    () => 0,
  )
  const seen = useSyncExternalStore(
    watchView,
    () => Math.ceil(innerHeight / height),
    () => Math.ceil(usualView / height),
  )

  useBrowserLayoutEffect(() => {
    if (body.current) setTop(Math.round(body.current.getBoundingClientRect().top + scrollY))
  })

  const firstInView = Math.max(0, Math.min(passed, count - 1))
  const from = isPrinting ? 0 : Math.max(0, firstInView - overscan)
  const near = Math.min(count, firstInView + seen + overscan)
  const to = isPrinting ? count : near
  const items = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
  if (kept !== undefined && kept < from) items.unshift(kept)
  if (kept !== undefined && kept >= to && kept < count) items.push(kept)
  return { body, items, firstInView, below: count - near }
}
