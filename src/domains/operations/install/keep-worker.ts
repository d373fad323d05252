import type { i18n as I18n } from 'i18next'
import { offerNewVersion } from './offer-new-version.ts'

const CHECK_PAUSE_MS = 60 * 60_000

export async function keepWorker(i18n: I18n) {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  await whenLoaded()
  const { serviceWorker } = navigator
  try {
    await serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  } catch {
    // The browser can block it, or be offline: the product works without, and the next page load retries.
    return
  }
  const registration = await serviceWorker.ready
  const offer = (worker: ServiceWorker | null) => {
    // Without its texts, the next page offers it.
    if (worker?.state === 'installed') offerNewVersion(worker, i18n).catch(() => undefined)
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

/** Browsers check for updates at page loads, which a tab that stays open does not have. */
function lookNowAndThen(registration: ServiceWorkerRegistration) {
  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < CHECK_PAUSE_MS) return
    lookedAt = Date.now()
    registration.update().catch(() => undefined)
  })
}
