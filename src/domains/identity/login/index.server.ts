export { letters } from './mail/letters.server.ts'
export { inviteTo, tellOfNewEmail, writeInvitation } from './mail/manager-letters.server.ts'
export { mailTemplates } from './mail/mail-templates.server.ts'
export { readerLanguage } from './mail/reader-language.ts'
