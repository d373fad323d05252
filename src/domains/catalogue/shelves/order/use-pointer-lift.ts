import { type PointerEvent as ReactPointerEvent, useEffect, useEffectEvent, useState } from 'react'
import type { LiftHandle } from './use-lift.ts'

/** So near to the edge of the view, in pixels, the page begins to scroll along. */
const edge = 96
const fastest = 18

/** Where the pointer took hold of a row. */
interface Hold {
  index: number
  pointer: number
  /** On the page, not in the view: it may scroll meanwhile. */
  pageY: number
}

/** Rows of one height follow the pointer, or the finger, that holds their handle; the page follows to its edges. */
export function usePointerLift(rowHeight: number, { lift, pick, carry, drop, leave }: LiftHandle) {
  const [hold, setHold] = useState<Hold>()

  const draw = useEffectEvent((clientY: number) => {
    if (!hold) return
    const drawn = clientY + scrollY - hold.pageY
    carry(hold.index + Math.round(drawn / rowHeight), drawn)
  })
  const release = useEffectEvent((clientY: number) => {
    if (!hold) return
    setHold(undefined)
    drop(hold.index + Math.round((clientY + scrollY - hold.pageY) / rowHeight))
  })
  const letGo = useEffectEvent(() => {
    setHold(undefined)
    leave()
  })

  useEffect(() => {
    if (!hold) return undefined
    const watch = new AbortController()
    const listen = { signal: watch.signal }
    let clientY: number | undefined
    let frame = requestAnimationFrame(function follow() {
      if (clientY !== undefined) {
        const speed = speedAt(clientY)
        if (speed !== 0) scrollBy(0, speed)
        draw(clientY)
      }
      frame = requestAnimationFrame(follow)
    })
    const isIts = (event: PointerEvent) => event.pointerId === hold.pointer
    addEventListener('pointermove', (event) => isIts(event) && (clientY = event.clientY), listen)
    addEventListener('pointerup', (event) => isIts(event) && release(event.clientY), listen)
    addEventListener('pointercancel', (event) => isIts(event) && letGo(), listen)
    addEventListener('keydown', ({ key }) => key === 'Escape' && letGo(), listen)
    return () => {
      watch.abort()
      cancelAnimationFrame(frame)
    }
  }, [hold])

  return (index: number) => (event: ReactPointerEvent) => {
    if (event.button !== 0 || lift) return
    setHold({ index, pointer: event.pointerId, pageY: event.clientY + scrollY })
    pick(index, 0)
  }
}

/** Faster the nearer to the edge. */
function speedAt(clientY: number): number {
  const above = Math.max(0, edge - clientY)
  const below = Math.max(0, clientY - (innerHeight - edge))
  return Math.round(((below - above) / edge) * fastest)
}
