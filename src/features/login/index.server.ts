export { authOn } from './auth.server.ts'
export { mailTemplates } from './mail/mail-templates.server.ts'
export { readSession } from './read-session.server.ts'
