/** Metrics as prom-client's registry gives them as data. */
export type Snapshot = object[]

/** A primary may be of an older release than its workers: add messages, never change one. */
export type FromWorker = { type: 'metrics-wanted' } | { type: 'snapshot'; snapshot: Snapshot }

export type FromPrimary = { type: 'snapshot-wanted' } | { type: 'metrics'; text: string }
