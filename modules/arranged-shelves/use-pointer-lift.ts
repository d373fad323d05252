import { type PointerEvent as ReactPointerEvent, useEffect, useEffectEvent, useState } from 'react'
import type { LiftHandle } from './use-lift.ts'

const scrollEdgePx = 96
const maxScrollStepPx = 18

interface Hold {
  index: number
  pointer: number
  pageY: number
}

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

function speedAt(clientY: number): number {
  const above = Math.max(0, scrollEdgePx - clientY)
  const below = Math.max(0, clientY - (innerHeight - scrollEdgePx))
  return Math.round(((below - above) / scrollEdgePx) * maxScrollStepPx)
}
