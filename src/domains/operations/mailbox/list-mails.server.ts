import { getRequest } from '@tanstack/react-start/server'
import { readMailbox } from '#platform/mail/read-mailbox.ts'
import { services } from '#platform/services.ts'
import type { Mail } from './mailbox.ts'

export async function listMails(): Promise<Mail[]> {
  const mails = await readMailbox(await services(), getRequest().headers)
  return mails.map(({ html: _html, ...mail }) => mail)
}
