import type { MailMessage } from './mail-message.ts'

/** A kind of message, as it is listed at /dev/mails. */
export interface MailTemplate {
  name: string
  sample(language: string): Promise<Omit<MailMessage, 'to'>>
}
