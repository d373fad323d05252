import type { i18n as I18n } from 'i18next'
import { offerNewVersion } from './offer-new-version.ts'

/** Coming back to a tab more often than this, in milliseconds, doesn't look for a new version. */
const REST = 60 * 60_000

/** Has the service worker look after the built product, and says so when a newer one waits. */
export async function keepWorker(i18n: I18n) {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  await whenLoaded()
  const { serviceWorker } = navigator
  try {
    await serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  } catch {
    // A browser may forbid it, or the network be gone: all works without, and the next page tries again.
    return
  }
  const registration = await serviceWorker.ready
  const offer = (worker: ServiceWorker | null) => {
    if (worker?.state === 'installed') void offerNewVersion(worker, i18n)
  }
  const watch = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => offer(worker))

  offer(registration.waiting)
  watch(registration.installing)
  registration.addEventListener('updatefound', () => watch(registration.installing))
  lookNowAndThen(registration)
}

const whenLoaded = () =>
  new Promise<unknown>((done) => {
    if (document.readyState === 'complete') done(undefined)
    else addEventListener('load', done, { once: true })
  })

/** The browser itself looks at every load of a page, of which a tab that stays open has none. */
function lookNowAndThen(registration: ServiceWorkerRegistration) {
  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < REST) return
    lookedAt = Date.now()
    // Out of reach for now: the next time tells.
    registration.update().catch(() => undefined)
  })
}
