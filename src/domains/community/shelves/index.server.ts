export { sharingApi } from './sharing/sharing.api.server.ts'
export { shelvesApi } from './shelves.api.server.ts'
export { shelvesOf } from './shelves-of.server.ts'
