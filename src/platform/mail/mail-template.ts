import type { MailMessage } from './mail-message.ts'

/** A kind of message, with a sample of it. */
export interface MailTemplate {
  name: string
  sample(language: string): Promise<Omit<MailMessage, 'to'>>
}
