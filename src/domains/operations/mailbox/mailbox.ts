import { createServerFn } from '@tanstack/react-start'
import type { Language } from '#i18n/languages.ts'
import { listMails } from './list-mails.server.ts'
import { listMailTemplates } from './templates/list-mail-templates.server.ts'

/** A mail without its page, which is shown in a frame from an address of its own. */
export type Mail = { id: string; to: string; subject: string; text: string; createdAt: Date }

/** A kind of mail, written with sample data in every language. */
export type MailTemplate = {
  name: string
  samples: { language: Language; subject: string; text: string }[]
}

export const getMails = createServerFn({ method: 'GET' }).handler((): Promise<Mail[]> =>
  listMails(),
)

export const getMailTemplates = createServerFn({ method: 'GET' }).handler(
  (): Promise<MailTemplate[]> => listMailTemplates(),
)
