export { listUsersDoor } from './list/list-users-door.server.ts'
export { usersApi } from './users.api.server.ts'
