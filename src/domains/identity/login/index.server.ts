export { messageTemplates } from './mail/message-templates.server.ts'
export { inviteTo, tellOfNewEmail } from './mail/manager-messages.server.ts'
export { mails } from './mail/mails.server.ts'
