import { onlineManager } from '@tanstack/react-query'
import { onUnreached } from './unreached.ts'

/** Browsers report only their own network, so an unreachable server is found by failed requests and polled. */
const RETRY_MS = 5000

const isReached = () =>
  fetch('/api/health/live', { cache: 'no-store' }).then(
    () => true,
    () => false,
  )

let looking: Promise<void> | undefined

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

export function watchReach() {
  onUnreached(() => void lookForServer())
  addEventListener('online', () => void lookForServer())
}
