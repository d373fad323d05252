import { useEffect, useRef } from 'react'

const ends = ['pointerup', 'pointercancel'] as const

/** Runs something at once, or after the click of a press that goes on: what moves under it would miss that click. */
export function useAfterPress() {
  const isPressed = useRef(false)

  useEffect(() => {
    const gone = new AbortController()
    const options = { capture: true, signal: gone.signal }
    addEventListener('pointerdown', () => (isPressed.current = true), options)
    for (const end of ends) addEventListener(end, () => (isPressed.current = false), options)
    return () => gone.abort()
  }, [])

  return (run: () => void) => {
    if (!isPressed.current) return run()
    const ended = new AbortController()
    const finish = () => {
      ended.abort()
      setTimeout(run)
    }
    for (const end of ends) addEventListener(end, finish, { signal: ended.signal })
  }
}
