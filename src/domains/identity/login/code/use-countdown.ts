import { useSyncExternalStore } from 'react'

/** Seconds until a moment, counted down once a second; 0 when it is over, and while the page wakes up. */
export function useCountdown(until: number): number {
  return useSyncExternalStore(
    everySecond,
    () => Math.max(0, Math.ceil((until - Date.now()) / 1000)),
    () => 0,
  )
}

function everySecond(onChange: () => void) {
  const timer = setInterval(onChange, 1000)
  return () => clearInterval(timer)
}
