export { authOn } from './auth.server.ts'
export { readSession } from './read-session.server.ts'
