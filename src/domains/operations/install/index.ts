export { manifestAddress } from './manifest/manifest-address.ts'
export { keepWorker } from './keep-worker.ts'
