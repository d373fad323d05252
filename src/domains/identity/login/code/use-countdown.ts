import { useSyncExternalStore } from 'react'

/** Seconds left; 0 when the time is over and during hydration. */
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
