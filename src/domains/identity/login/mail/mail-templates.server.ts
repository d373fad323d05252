import type { Language } from '#i18n/languages.ts'
import { compose } from './compose.server.ts'
import * as contents from './contents.ts'

const code = { code: '012345', minutes: 10 }
const address = { address: 'https://books.example/login' }
const notice = { at: new Date('2026-03-09T17:05:00Z'), site: 'books.example' }
const invitation = {
  organization: 'Springfield Library',
  inviter: 'Ada Okafor',
  expiresAt: new Date('2026-03-16T17:05:00Z'),
  address: 'https://books.example/app/invitations/019aa5b0-0000-7000-8000-000000000001',
}

export const mailTemplates = [
  template('signInCode', (language) => contents.signInCode(language, code)),
  template('emailChangeCode', (language) => contents.emailChangeCode(language, code)),
  template('accountDeletionCode', (language) => contents.accountDeletionCode(language, code)),
  template('emailChanged', (language) =>
    contents.emailChanged(language, { ...notice, newEmail: 'noor@library.example' }),
  ),
  template('accountDeleted', (language) => contents.accountDeleted(language, notice)),
  template('emailGiven', (language) => contents.emailGiven(language, notice)),
  template('welcome', (language) => contents.welcome(language, address)),
  template('invitation', (language) => contents.invitation(language, invitation)),
]

function template(name: string, say: (language: Language) => contents.Contents) {
  return { name, compose: (language: Language) => compose(language, say(language)) }
}
