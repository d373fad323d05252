import type { i18n as I18n } from 'i18next'
import { toast } from '#ui/feedback/toast.ts'
import { TAKE_OVER } from './worker/take-over.ts'

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

/** Pages come from the server, so a reload without the new worker has the new version, too. */
const LONGEST_WAIT_MS = 3000

async function offerNewVersion(worker: ServiceWorker, i18n: I18n) {
  await i18n.loadNamespaces('install')
  toast.info(i18n.t('install:newVersion'), {
    id: 'new-version',
    duration: Infinity,
    action: { label: i18n.t('install:reload'), onClick: () => void reloadWith(worker) },
  })
}

/** Chromium may keep a worker for minutes that was asked for a file just when it was to end. */
async function reloadWith(worker: ServiceWorker) {
  // Another tab may have activated the worker already.
  if (worker.state !== 'activated') {
    const change = new Promise<unknown>((done) =>
      navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
    )
    worker.postMessage(TAKE_OVER, [])
    await Promise.race([change, new Promise((done) => setTimeout(done, LONGEST_WAIT_MS))])
  }
  location.reload()
}
