import { noticeFacts, tellBy } from '#domains/identity/auth/index.server.ts'
import type { Language } from '#i18n/languages.ts'
import { readerLanguage } from '#kit/mail/index.server.ts'
import type { Config } from '#platform/config/config.ts'
import type { Mail } from '#platform/mail/mail.ts'
import { emailGiven, welcome } from './mails.server.ts'
import { messageTemplates } from './message-templates.server.ts'

type Within = Parameters<Mail['send']>[0]

export async function inviteTo(language: Language, baseUrl: URL) {
  const address = new URL('/login', baseUrl).href
  const message = await welcome.compose(language, { address })
  return {
    send: (mail: Pick<Mail, 'send'>, within: Within, to: { id: string; email: string }) =>
      tellBy(mail, message)(within, to),
  }
}

type Desk = { mail: Pick<Mail, 'send'>; config: Pick<Config, 'baseUrl'> }
type Move = { id: string; from: string; to: string; reader: Headers }

export async function tellOfNewEmail(
  { mail, config }: Desk,
  within: Within,
  { id, from, to, reader }: Move,
): Promise<void> {
  const facts = noticeFacts(config)
  const farewell = await messageTemplates.emailChanged({ ...facts, newEmail: to }, reader)
  await tellBy(mail, farewell)(within, { id, email: from })
  const greeting = await emailGiven.compose(readerLanguage(reader), facts)
  await tellBy(mail, greeting)(within, { id, email: to })
}
