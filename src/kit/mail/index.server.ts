export type { MailContents } from './mail-contents.ts'
export { type DefinedMail, defineMail } from './define-mail.server.ts'
export { type I18n, mailI18n, mailTexts } from './mail-texts.server.ts'
export { asWritten, mailMoment } from './mail-words.ts'
