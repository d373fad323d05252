import { ground } from '#server/ground.ts'
import { refuse } from '#server/http/refusals.ts'
import type { Mail } from './mailbox.ts'

/** Newest first. Where mail leaves, there is no such list. */
export async function listMails(): Promise<Mail[]> {
  const { mailbox } = (await ground()).mail
  if (!mailbox) throw refuse.unknown()
  const mails = await mailbox()
  return mails.map(({ html: _html, ...mail }) => mail)
}
