import { createServerFn } from '@tanstack/react-start'
import type { Language } from '#i18n/languages.ts'
import { listMails } from './list-mails.server.ts'
import { listMailTemplates } from './templates/list-mail-templates.server.ts'

/** Without the HTML, which a frame loads from its own URL. */
export type Mail = { id: string; to: string; subject: string; text: string; createdAt: Date }

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
