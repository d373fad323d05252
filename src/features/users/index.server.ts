export { usersApi } from './users.api.server.ts'
