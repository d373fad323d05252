/** A module adds to the service worker by the default export of its `module.worker.ts`. */
export type WorkerPart = (worker: WorkerScope) => void
