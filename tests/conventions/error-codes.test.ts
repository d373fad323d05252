import { describe, expect, test } from 'vitest'
import { completeLanguages } from '#i18n/languages.ts'
import { serverTexts } from '#i18n/texts.server.ts'
import { allCodes, codeProblems, ownCodes } from './error-codes.ts'
import { projectFiles } from './project-files.ts'
import { withNext } from './with-next.ts'

const files = projectFiles('{src,modules}/**/*.{ts,tsx}').filter(
  ({ path }) => !path.includes('.test.') && !path.startsWith('src/routes/dev/'),
)
const codes = allCodes(files)

const textsIn = (language: string) =>
  serverTexts(language, 'problems')['codes'] as Record<string, string>

test.each(completeLanguages)(
  'spec 8: every error code has its words, and no other has: %s',
  (language) => {
    const next = `add a missing code under “codes” in problems/locales/${language}.json; delete one that is not used`
    expect(withNext(codeProblems(codes, textsIn(language)), next)).toEqual([])
  },
)

test('spec 8: the words that the specification gives are kept', () => {
  expect(textsIn('en')).toMatchObject({
    SESSION_EXPIRED: 'Session expired. Re-authenticate to perform this action.',
    FAILED_TO_UNLINK_LAST_ACCOUNT: "You can't unlink your last account",
    BANNED_USER: 'You have been banned from this application',
    DEMO_MODE: 'This is a read-only demo, this action is disabled.',
    signup_disabled: 'You need an account to login',
    access_denied: 'Not able to login, please try again',
    unknown_error: 'Failed to login, please try again',
  })
})

describe('the check itself bites', () => {
  const texts = textsIn('en')
  const file = (text: string) => ({ path: 'src/sample.ts', text })

  test('on a new code', () => {
    const more = new Set([...codes, 'BRAND_NEW'])
    expect(codeProblems(more, texts)).toEqual(['BRAND_NEW: no words'])
  })

  test('on words for a code that is gone', () => {
    expect(codeProblems(codes, { ...texts, LONG_GONE: 'Gone' })).toEqual([
      'LONG_GONE: nothing says this any more',
    ])
  })

  test.each([
    ["throw new HttpError(\n  409,\n  'A_CODE',\n  'words')", ['A_CODE']],
    ["const words = {\n  NO_ROOM: [403, 'No room'],\n  MAIL_FROM: 'A variable' }", ['NO_ROOM']],
    ["type Refusal = { code: 'ONE' | 'TWO' }", ['ONE', 'TWO']],
    ["throw new ORPCError('CONFLICT')", ['CONFLICT']],
    ["taken: () => httpErrors.duplicate('NAME_TAKEN', 'Taken', 'name')", ['NAME_TAKEN']],
    ["locked: () => httpErrors.inUse('PET_IN_USE', 'pet')", ['PET_IN_USE']],
    ["const kinds = { code: 'numeric', text: 'text' }", []],
    ["if (code === 'NOT_MADE_HERE') retry()", []],
  ])('on a code in our own code: %s', (text, found) => {
    expect(ownCodes([file(text)])).toEqual(found)
  })

  test('on what is really there', () => {
    const found = ownCodes(files)
    for (const code of ['TOO_MANY_REQUESTS', 'INVALID_OTP', 'OTP_EXPIRED', 'CROSS_ORIGIN']) {
      expect(found).toContain(code)
    }
  })
})
