import { type RefObject, useLayoutEffect } from 'react'

/** Scrolls the row until the current item is visible, without scrolling the page. */
export function useCurrentInSight(row: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const current = row.current?.querySelector('[aria-current]')
    if (current) row.current?.scrollBy({ left: centreOf(current) - centreOf(row.current) })
  }, [row])
}

function centreOf(element: Element) {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}
