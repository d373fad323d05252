declare const KEPT: { version: string; offlinePage: string; files: string[] }

/** TypeScript can't combine the libraries `webworker` and `dom` in one program. */
interface WorkerScope {
  addEventListener<Name extends keyof WorkerEvents>(
    type: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void
  skipWaiting(): Promise<void>
  readonly clients: { claim(): Promise<void> }
  readonly location: { origin: string }
}

interface WorkerEvents {
  install: WorkerEvent
  activate: WorkerEvent
  message: MessageEvent
  fetch: WorkerFetchEvent
}

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
