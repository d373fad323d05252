import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { completeLanguages } from '#i18n/languages.ts'
import { type OrganizationErrorCode, organizationErrors } from './organization-errors.server.ts'

/** The form replaces these messages with its own text. */
const besideAField: Partial<Record<OrganizationErrorCode, string>> = {
  ORGANIZATION_SLUG_ALREADY_TAKEN: 'This address is taken',
  TEAM_ALREADY_EXISTS: 'A team with this name already exists',
  EMAIL_DOMAIN_ALREADY_ADDED: 'This domain has already been added',
}

/** Refusals that pages can't cause, except in a race. */
const onlyByCalls: OrganizationErrorCode[] = [
  // Sign-in by code has verified the email.
  'EMAIL_VERIFICATION_REQUIRED_BEFORE_ACCEPTING_OR_REJECTING_INVITATION',
  // Two concurrent answers.
  'FAILED_TO_RETRIEVE_INVITATION',
  // Pages only call it with an active organization.
  'NO_ACTIVE_ORGANIZATION',
  // Pages offer existing roles only.
  'ROLE_NOT_FOUND',
  // The form always sends a slug, which gets ORGANIZATION_SLUG_ALREADY_TAKEN.
  'ORGANIZATION_ALREADY_EXISTS',
  // A domain that another user has just removed; the list is read again at once.
  'EMAIL_DOMAIN_NOT_FOUND',
  // Pages hide the cards from administrators.
  'YOU_ARE_NOT_ALLOWED_TO_MANAGE_SIGN_IN_OF_THIS_ORGANIZATION',
  // Pages offer what needs a provider, a trial or the setting of the server only with it.
  'SINGLE_SIGN_ON_NOT_FOUND',
  'SINGLE_SIGN_ON_NOT_TRIED',
  'SINGLE_SIGN_ON_OFF',
]

const read = (pattern: string) => globSync(pattern).map((path) => readFileSync(path, 'utf8'))
const serverTests = read('{src,modules}/**/*.database.test.ts')
const browserTests = read('{tests,modules/*}/e2e/**/*.spec.ts')

const codes = Object.keys(organizationErrors) as OrganizationErrorCode[]

test.each(codes)('%s is provoked by a call', (code) => {
  const named = new RegExp(`\\b${code}\\b`)
  expect(serverTests.some((text) => named.test(text))).toBe(true)
})

test.each(codes.filter((code) => !onlyByCalls.includes(code)))(
  '%s is provoked in a browser, where its words are seen',
  (code) => {
    const said = besideAField[code] ?? `'${code}'`
    expect(browserTests.some((text) => text.includes(said))).toBe(true)
  },
)

test.each(onlyByCalls)('%s is provoked in no browser, as the list says', (code) => {
  expect(browserTests.some((text) => text.includes(`'${code}'`))).toBe(false)
})

test.each(completeLanguages)('every code has its words: %s', (language) => {
  const [texts = '{}'] = read(`src/kit/problems/locales/${language}.json`)
  const { codes: known } = JSON.parse(texts) as { codes: Record<string, string> }
  expect(codes.filter((code) => !known[code])).toEqual([])
})
