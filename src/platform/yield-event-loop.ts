import { setImmediate as nextTurn } from 'node:timers/promises'

const longestTurnMs = 5

/** Long work awaits the returned function at each step, so that requests and timers wait a few milliseconds at most. */
export function eventLoopYielder(): () => Promise<void> {
  let begun = performance.now()
  return async () => {
    if (performance.now() - begun < longestTurnMs) return
    await nextTurn()
    begun = performance.now()
  }
}
