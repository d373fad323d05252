import { type DefinedMail, readerLanguage } from '#kit/mail/index.server.ts'
import type { MessageTemplates } from '#platform/mail/message-templates.ts'
import {
  accountDeleted,
  accountDeletionCode,
  appConnected,
  emailChangeCode,
  emailChanged,
  keyCreated,
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
  keyCreated: forReader(keyCreated),
  appConnected: forReader(appConnected),
  accountDeleted: forReader(accountDeleted),
}

function forReader<Facts>({ compose }: DefinedMail<Facts>) {
  return (facts: Facts, reader: Headers) => compose(readerLanguage(reader), facts)
}
