import { getRequest } from '@tanstack/react-start/server'
import { ground } from '#server/ground.ts'
import { readMailbox } from '#server/mail/read-mailbox.ts'
import type { Mail } from './mailbox.ts'

export async function listMails(): Promise<Mail[]> {
  const mails = await readMailbox(await ground(), getRequest().headers)
  return mails.map(({ html: _html, ...mail }) => mail)
}
