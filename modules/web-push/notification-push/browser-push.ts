import { deviceOf } from '#kit/devices/index.ts'

export type BrowserPush = 'unsupported' | 'installFirst' | 'denied' | 'off' | 'on'

interface Known {
  publicKey: string
  /** Whether the server has a subscription of this session. */
  isSubscribed: boolean
}

/** Asks for no permission. */
export async function readBrowserPush({ publicKey, isSubscribed }: Known): Promise<BrowserPush> {
  const manager = await pushManager()
  if (!manager) return isAppleInBrowser() ? 'installFirst' : 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const subscription = await manager.getSubscription()
  const isOn = isSubscribed && subscription !== null && isFor(subscription, publicKey)
  return isOn && Notification.permission === 'granted' ? 'on' : 'off'
}

/** Must follow a press: browsers ask the user for permission. Undefined without it. */
export async function subscribeBrowser(publicKey: string) {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const manager = await pushManager()
  const former = await manager?.getSubscription()
  // A browser refuses a second key while it has a subscription with another one.
  if (former && !isFor(former, publicKey)) await former.unsubscribe()
  const subscription = await manager?.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  const { endpoint, keys } = subscription?.toJSON() ?? {}
  const { p256dh, auth } = keys ?? {}
  if (!endpoint || !p256dh || !auth) throw new Error('The browser gave no subscription')
  return { endpoint, keys: { p256dh, auth } }
}

export async function unsubscribeBrowser(): Promise<void> {
  const subscription = await (await pushManager())?.getSubscription()
  await subscription?.unsubscribe()
}

/** Development has no service worker. */
async function pushManager(): Promise<PushManager | undefined> {
  const isKnown =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!isKnown) return undefined
  return (await navigator.serviceWorker.getRegistration())?.pushManager
}

/** iOS and iPadOS have pushes for installed applications alone. */
function isAppleInBrowser(): boolean {
  const { system } = deviceOf(navigator.userAgent)
  const isTablet = system === 'macOS' && navigator.maxTouchPoints > 1
  const isHandheld = system === 'iOS' || system === 'iPadOS' || isTablet
  return isHandheld && !matchMedia('(display-mode: standalone)').matches
}

function isFor({ options: { applicationServerKey } }: PushSubscription, publicKey: string) {
  if (!applicationServerKey) return false
  const bytes = String.fromCodePoint(...new Uint8Array(applicationServerKey))
  const key = btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
  return key === publicKey
}
