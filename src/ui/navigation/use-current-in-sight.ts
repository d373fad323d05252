import { type RefObject, useLayoutEffect } from 'react'

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
