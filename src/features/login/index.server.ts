export { authOn } from './auth.server.ts'
export { inviteTo, tellOfNewEmail } from './mail/manager-letters.server.ts'
export { mailTemplates } from './mail/mail-templates.server.ts'
export { readSession } from './read-session.server.ts'
