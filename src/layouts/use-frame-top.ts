import { useLayoutEffect, useRef } from 'react'

/** Tells the parts of a frame how far down the page it begins: below banners that wrap, come and go. */
export function useFrameTop() {
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const resized = new ResizeObserver(() =>
      element.style.setProperty('--frame-top', `${element.offsetTop}px`),
    )
    resized.observe(document.body)
    return () => resized.disconnect()
  }, [])
  return frame
}
