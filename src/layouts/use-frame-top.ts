import { useLayoutEffect, useRef } from 'react'

const frameTop = '--frame-top'

const frameTopOf = (element: Element) =>
  getComputedStyle(element).getPropertyValue(frameTop) || '0px'

/** Tells the parts of a frame how far down the page it begins: below banners that wrap, come and go. */
export function useFrameTop() {
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const resized = new ResizeObserver(() => {
      const top = `${element.offsetTop}px`
      // Descendants inherit the property, so the browser recomputes the style of each when it is set.
      if (frameTopOf(element) !== top) element.style.setProperty(frameTop, top)
    })
    resized.observe(document.body)
    return () => resized.disconnect()
  }, [])
  return frame
}
