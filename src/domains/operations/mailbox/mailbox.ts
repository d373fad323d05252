import { createServerFn } from '@tanstack/react-start'
import { listMails } from './list-mails.server.ts'

/** Without the HTML, which a frame loads from its own URL. */
export type Mail = { id: string; to: string; subject: string; text: string; createdAt: Date }

export const getMails = createServerFn({ method: 'GET' }).handler((): Promise<Mail[]> =>
  listMails(),
)
