import { type DefinedMail, readerLanguage } from '#kit/mail/index.server.ts'
import type { MessageTemplates } from '#platform/mail/message-templates.ts'
import {
  accountDeleted,
  accountDeletionCode,
  emailChangeCode,
  emailChanged,
  newDevice,
  signInCode,
} from './mails.server.ts'

export const messageTemplates: MessageTemplates = {
  languageOf: readerLanguage,
  signInCode: forReader(signInCode),
  emailChangeCode: forReader(emailChangeCode),
  accountDeletionCode: forReader(accountDeletionCode),
  emailChanged: forReader(emailChanged),
  newDevice: forReader(newDevice),
  accountDeleted: forReader(accountDeleted),
}

function forReader<Facts>({ compose }: DefinedMail<Facts>) {
  return (facts: Facts, reader: Headers) => compose(readerLanguage(reader), facts)
}
