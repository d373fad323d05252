export { type DefinedMail, defineMail } from './define-mail.server.ts'
export { mailTexts } from './mail-texts.server.ts'
export { asWritten, mailMoment } from './mail-words.ts'
