import { useLayoutEffect, useRef, useState } from 'react'

/** The height of what a box contains, for a box that follows it gently. */
export function useHeightOf<Content extends HTMLElement>() {
  const content = useRef<Content>(null)
  const [height, setHeight] = useState<number>()
  useLayoutEffect(() => {
    const element = content.current
    if (!element) return undefined
    const resized = new ResizeObserver(() => setHeight(element.offsetHeight))
    resized.observe(element)
    return () => resized.disconnect()
  }, [])
  return [content, height] as const
}
