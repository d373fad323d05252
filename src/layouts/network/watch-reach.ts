import { onlineManager } from '@tanstack/react-query'
import { onUnreached } from './unreached.ts'

/** How long, in milliseconds, until the server is looked for again: the browser does not say when it is back. */
const RETRY_MS = 5000

/** Any answer is one. */
const isReached = () =>
  fetch('/api/health/live', { cache: 'no-store' }).then(
    () => true,
    () => false,
  )

let looking: Promise<void> | undefined

/** Asks the server itself whether it is there, once for all who want to know. */
export const lookForServer = () =>
  (looking ??= look().finally(() => {
    looking = undefined
  }))

async function look() {
  // The browser says when it has a network again.
  const isOnline = navigator.onLine && (await isReached())
  onlineManager.setOnline(isOnline)
  if (!isOnline && navigator.onLine) setTimeout(() => void lookForServer(), RETRY_MS)
}

/** A browser knows of its own network alone: requests that fail tell of the way beyond. */
export function watchReach() {
  onUnreached(() => void lookForServer())
  addEventListener('online', () => void lookForServer())
}
