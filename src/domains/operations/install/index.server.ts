export { manifestDoor } from './manifest/manifest-door.server.ts'
