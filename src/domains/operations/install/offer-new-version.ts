import type { i18n as I18n } from 'i18next'
import { toast } from '#ui/feedback/toast.ts'
import { TAKE_OVER } from './worker/take-over.ts'

/** Pages come from the server, so a reload without the new worker has the new version, too. */
const LONGEST_WAIT_MS = 3000

export async function offerNewVersion(worker: ServiceWorker, i18n: I18n) {
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
