export { endingSessions } from './ending-sessions.ts'
export { type Question, SessionList } from './session-list.tsx'
export type { ShownSession } from './shown-session.ts'
