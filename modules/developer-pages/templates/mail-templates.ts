import { createServerFn } from '@tanstack/react-start'
import type { Language } from '#i18n/languages.ts'
import { listMailTemplates } from './list-mail-templates.server.ts'

export type MailTemplate = {
  name: string
  samples: { language: Language; subject: string; text: string }[]
}

export const getMailTemplates = createServerFn({ method: 'GET' }).handler(
  (): Promise<MailTemplate[]> => listMailTemplates(),
)
