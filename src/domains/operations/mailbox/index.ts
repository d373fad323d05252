export { MailTemplatesPage } from './templates/mail-templates-page.tsx'
export { MailboxPage } from './mailbox-page.tsx'
export { mailboxQuery, mailTemplatesQuery } from './mailbox.queries.ts'
