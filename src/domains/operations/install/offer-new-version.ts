import type { i18n as I18n } from 'i18next'
import { toast } from '#ui/feedback/toast.ts'
import { TAKE_OVER } from './worker/take-over.ts'

export async function offerNewVersion(worker: ServiceWorker, i18n: I18n) {
  await i18n.loadNamespaces('install')
  toast.info(i18n.t('install:newVersion'), {
    id: 'new-version',
    duration: Infinity,
    action: { label: i18n.t('install:reload'), onClick: () => reloadWith(worker) },
  })
}

function reloadWith(worker: ServiceWorker) {
  // Another tab may have activated the worker already.
  if (worker.state === 'activated') return reload()
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  worker.postMessage(TAKE_OVER, [])
}

const reload = () => location.reload()
