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
  passkeyAdded,
  passkeyCopied,
  passkeyRemoved,
  providerUnlinked,
  signInCode,
} from './mails.server.ts'
import { providerLinkCode, providerLinked } from './provider-mails.server.ts'
import {
  passkeyOnlyOff,
  passkeyOnlyOn,
  passkeyOnlySignIn,
  recoveryCodesReplaced,
  recoveryCodeUsed,
} from './recovery-mails.server.ts'

export const messageTemplates: MessageTemplates = {
  languageOf: readerLanguage,
  signInCode: forReader(signInCode),
  emailChangeCode: forReader(emailChangeCode),
  accountDeletionCode: forReader(accountDeletionCode),
  emailChanged: forReader(emailChanged),
  newDevice: forReader(newDevice),
  keyCreated: forReader(keyCreated),
  appConnected: forReader(appConnected),
  passkeyAdded: forReader(passkeyAdded),
  passkeyRemoved: forReader(passkeyRemoved),
  passkeyCopied: forReader(passkeyCopied),
  providerLinkCode: forReader(providerLinkCode),
  providerLinked: forReader(providerLinked),
  providerUnlinked: forReader(providerUnlinked),
  passkeyOnlySignIn: forReader(passkeyOnlySignIn),
  passkeyOnlyOn: forReader(passkeyOnlyOn),
  passkeyOnlyOff: forReader(passkeyOnlyOff),
  recoveryCodesReplaced: forReader(recoveryCodesReplaced),
  recoveryCodeUsed: forReader(recoveryCodeUsed),
  accountDeleted: forReader(accountDeleted),
}

function forReader<Facts>({ compose }: DefinedMail<Facts>) {
  return (facts: Facts, reader: Headers) => compose(readerLanguage(reader), facts)
}
