declare const KEPT: { version: string; offlinePage: string; files: string[] }

/** TypeScript can't combine the libraries `webworker` and `dom` in one program. */
interface WorkerScope {
  addEventListener<Name extends keyof WorkerEvents>(
    type: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void
  skipWaiting(): Promise<void>
  readonly clients: WorkerClients
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>
  readonly location: { origin: string }
}

interface WorkerClients {
  claim(): Promise<void>
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<WorkerWindow[]>
  openWindow(url: string): Promise<unknown>
}

interface WorkerWindow {
  readonly url: string
  focus(): Promise<unknown>
}

interface WorkerEvents {
  install: WorkerEvent
  activate: WorkerEvent
  message: MessageEvent
  fetch: WorkerFetchEvent
  push: WorkerPushEvent
  notificationclick: WorkerNotificationEvent
}

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

interface WorkerPushEvent extends WorkerEvent {
  readonly data: { text(): string } | null
}

interface WorkerNotificationEvent extends WorkerEvent {
  readonly notification: Notification
}
