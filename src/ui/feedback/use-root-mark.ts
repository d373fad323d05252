import { useLayoutEffect } from 'react'

/** Sets an attribute on the root element for CSS. `:root:has(…)` recomputes every element's style at most changes. */
export function useRootMark(mark: 'data-offline-bar' | 'data-sticky-banner', isShown: boolean) {
  useLayoutEffect(() => {
    if (!isShown) return undefined
    const root = document.documentElement
    root.setAttribute(mark, '')
    return () => root.removeAttribute(mark)
  }, [mark, isShown])
}
