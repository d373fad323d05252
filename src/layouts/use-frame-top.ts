import { useLayoutEffect, useRef } from 'react'

const frameTop = '--frame-top'

const frameTopOf = (element: Element) =>
  getComputedStyle(element).getPropertyValue(frameTop) || '0px'

export function useFrameTop() {
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const resized = new ResizeObserver(() => {
      const top = `${element.offsetTop}px`
      // Every descendant inherits the property, so each write recomputes all their styles.
      if (frameTopOf(element) !== top) element.style.setProperty(frameTop, top)
    })
    resized.observe(document.body)
    return () => resized.disconnect()
  }, [])
  return frame
}
