import { useLayoutEffect } from 'react'

/** A `:root:has(…)` rule instead would recompute every element's style at most changes. */
export function useRootMark(mark: 'data-offline-bar' | 'data-sticky-banner', isShown: boolean) {
  useLayoutEffect(() => {
    if (!isShown) return undefined
    const root = document.documentElement
    root.setAttribute(mark, '')
    return () => root.removeAttribute(mark)
  }, [mark, isShown])
}
