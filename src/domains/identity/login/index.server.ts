export { messageTemplates } from './mail/message-templates.server.ts'
export { inviteTo, tellOfNewEmail, writeInvitation } from './mail/manager-messages.server.ts'
export { mailTemplates } from './mail/mail-templates.server.ts'
export { readerLanguage } from './mail/reader-language.ts'
