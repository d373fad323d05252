import { useLayoutEffect } from 'react'

/**
 * Marks the document while a part of it is shown, for CSS rules about the rest. With `:root:has(…)` instead, the browser
 * recomputes the style of every element after most changes of the page.
 */
export function useRootMark(mark: 'data-offline-bar' | 'data-sticky-banner', isShown: boolean) {
  useLayoutEffect(() => {
    if (!isShown) return undefined
    const root = document.documentElement
    root.setAttribute(mark, '')
    return () => root.removeAttribute(mark)
  }, [mark, isShown])
}
