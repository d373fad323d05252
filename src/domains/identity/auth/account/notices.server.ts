import type { Config } from '#platform/config/config.ts'
import type { MailMessage } from '#platform/mail/mail-message.ts'
import type { Mail } from '#platform/mail/mail.ts'

/** Sends a message in the transaction of the change that it reports. */
export type Tell = (
  within: Parameters<Mail['send']>[0],
  to: { id: string; email: string },
) => Promise<void>

/** In milliseconds; notices stay useful longer than codes. */
const patience = 7 * 24 * 3600_000

export const tellBy =
  (mail: Pick<Mail, 'send'>, message: Omit<MailMessage, 'to'>): Tell =>
  (within, { id, email }) =>
    mail.send(
      within,
      { to: email, ...message },
      { lane: 'notice', userId: id, uselessAt: new Date(Date.now() + patience) },
    )

export const noticeFacts = ({ baseUrl }: Pick<Config, 'baseUrl'>) => ({
  at: new Date(),
  site: baseUrl.host,
})
