import type { Mail } from './mail.ts'

/** The messages that the product keeps in place of sending them. A product that sends them keeps none to look at. */
export function messagesIn({ mailbox }: Pick<Mail, 'mailbox'>) {
  if (!mailbox) throw new Error('This product has no mailbox')
  return mailbox()
}
