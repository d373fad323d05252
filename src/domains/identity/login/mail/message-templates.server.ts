import type { Language } from '#i18n/languages.ts'
import type { MessageTemplates } from '#platform/mail/message-templates.ts'
import { compose } from './compose.server.ts'
import * as contents from './contents.ts'
import { readerLanguage } from './reader-language.ts'

export const messageTemplates: MessageTemplates = {
  languageOf: readerLanguage,
  signInCode: written(contents.signInCode),
  emailChangeCode: written(contents.emailChangeCode),
  accountDeletionCode: written(contents.accountDeletionCode),
  emailChanged: written(contents.emailChanged),
  accountDeleted: written(contents.accountDeleted),
}

function written<Facts>(say: (language: Language, facts: Facts) => contents.Contents) {
  return (facts: Facts, reader: Headers) => {
    const language = readerLanguage(reader)
    return compose(language, say(language, facts))
  }
}
