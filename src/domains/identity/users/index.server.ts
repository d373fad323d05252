export { listUsersHandler } from './list/list-users-handler.server.ts'
export { userTools } from './list/user-tools.server.ts'
export { managedUsers } from './list/managed-users.server.ts'
export { usersApi } from './users.api.server.ts'
