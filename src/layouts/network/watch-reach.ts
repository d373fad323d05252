import { onlineManager } from '@tanstack/react-query'
import { onUnreached } from './unreached.ts'

/** In milliseconds. Browsers don't report when the server is back, so it is polled. */
const RETRY_MS = 5000

/** Any response counts, whatever its status. */
const isReached = () =>
  fetch('/api/health/live', { cache: 'no-store' }).then(
    () => true,
    () => false,
  )

let looking: Promise<void> | undefined

/** Checks whether the server is reachable; concurrent callers share one check. */
export const lookForServer = () =>
  (looking ??= look().finally(() => {
    looking = undefined
  }))

async function look() {
  // While the browser is offline, its `online` event triggers the next check.
  const isOnline = navigator.onLine && (await isReached())
  onlineManager.setOnline(isOnline)
  if (!isOnline && navigator.onLine) setTimeout(() => void lookForServer(), RETRY_MS)
}

/** Browsers only report their own network; failed requests reveal an unreachable server. */
export function watchReach() {
  onUnreached(() => void lookForServer())
  addEventListener('online', () => void lookForServer())
}
