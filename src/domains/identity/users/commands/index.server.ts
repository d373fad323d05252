export { endSessionsCommand } from './end-sessions.server.ts'
export { listSessionsCommand } from './list-sessions.server.ts'
export { listUsersCommand } from './list-users.server.ts'
export { showUserCommand } from './show-user.server.ts'
