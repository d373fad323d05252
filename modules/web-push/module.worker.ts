import type { WorkerPart } from '#modules/pwa/index.ts'
import { pageOf, shownPush } from './push-message.ts'

const showPushes: WorkerPart = (worker) => {
  /** Browsers require that each push is shown, also one that a later version sends in another form. */
  worker.addEventListener('push', (event) => {
    const { title, options } = shownPush(event.data?.text())
    event.waitUntil(worker.registration.showNotification(title, options))
  })
  worker.addEventListener('notificationclick', (event) => {
    event.waitUntil(openNotification(worker, event.notification))
  })
}

/** A window that shows the page already comes to the front; no other one is led away from what it has open. */
async function openNotification({ clients, location }: WorkerScope, notification: Notification) {
  notification.close()
  const address = pageOf(notification.data, location.origin)
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windows.find(({ url }) => url === address)
  await (shown ? shown.focus() : clients.openWindow(address))
}

export default showPushes
