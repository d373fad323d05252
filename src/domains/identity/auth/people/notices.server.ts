import { eq } from 'drizzle-orm'
import { recipientLanguage } from '#kit/mail/index.server.ts'
import { users } from '#platform/access/tables.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/database/database.ts'
import type { MailMessage } from '#platform/mail/mail-message.ts'
import type { Mail } from '#platform/mail/mail.ts'

export type Tell = (
  within: Parameters<Mail['send']>[0],
  to: { id: string; email: string },
) => Promise<void>

/** Notices stay useful longer than codes. */
const usefulMs = 7 * 24 * 3600_000

export const tellBy =
  (mail: Pick<Mail, 'send'>, message: Omit<MailMessage, 'to'>): Tell =>
  (within, { id, email }) =>
    mail.send(
      within,
      { to: email, ...message },
      { lane: 'notice', userId: id, senderId: id, uselessAt: new Date(Date.now() + usefulMs) },
    )

export const noticeFacts = ({ baseUrl }: Pick<Config, 'baseUrl'>) => ({
  at: new Date(),
  site: baseUrl.host,
})

/** The reader of a notice about what another person may have done. */
export async function readerOf(
  orm: Pick<Database['orm'], 'select'>,
  userId: string,
  asking: Headers,
): Promise<Headers> {
  const language = await recipientLanguage(orm, eq(users.id, userId))
  return language === undefined ? asking : new Headers({ 'accept-language': language })
}
