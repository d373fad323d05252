/** What a module lets the service worker do, as its `module.worker.ts`. */
export type WorkerPart = (worker: WorkerScope) => void
