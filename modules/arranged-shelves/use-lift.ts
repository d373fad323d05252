import { useState } from 'react'

export interface Lift {
  from: number
  to: number
  drawn?: number
}

interface LiftPlan {
  count: number
  onDrop: (lift: Lift) => void
  onSay: (what: 'lifted' | 'carried' | 'dropped' | 'left', lift: Lift) => void
}

export function useLift({ count, onDrop, onSay }: LiftPlan) {
  const [lift, setLift] = useState<Lift>()
  const within = (place: number) => Math.max(0, Math.min(place, count - 1))

  return {
    lift,
    pick: (from: number, drawn?: number) => {
      const picked = { from, to: from, ...(drawn !== undefined && { drawn }) }
      setLift(picked)
      onSay('lifted', picked)
    },
    carry: (place: number, drawn?: number) => {
      if (!lift) return
      const carried = { from: lift.from, to: within(place), ...(drawn !== undefined && { drawn }) }
      setLift(carried)
      if (carried.to !== lift.to) onSay('carried', carried)
    },
    drop: (place = lift?.to) => {
      if (!lift || place === undefined) return
      const dropped = { from: lift.from, to: within(place) }
      setLift(undefined)
      onSay('dropped', dropped)
      if (dropped.from !== dropped.to) onDrop(dropped)
    },
    leave: () => {
      if (!lift) return
      setLift(undefined)
      onSay('left', lift)
    },
  }
}

export type LiftHandle = ReturnType<typeof useLift>
