import { expect, test } from 'vitest'
import { serverParts } from '#app/server-parts.server.ts'
import { detectLanguage } from '#i18n/detect-language.ts'
import { formatsOf } from '#i18n/formats.ts'
import { languages } from '#i18n/languages.ts'
import { serverTexts } from '#i18n/texts.server.ts'
import { roles } from '#rules/roles.ts'

test('German is listed, detected and formatted', () => {
  expect(languages.de).toMatchObject({ name: 'Deutsch', direction: 'ltr' })
  expect(detectLanguage(['de-AT', 'en'])).toBe('de')
  expect(formatsOf('de').number(1234.5)).toBe('1.234,5')
  const day = new Date('2026-03-05T12:00:00Z')
  expect(formatsOf('de').date(day, { dateStyle: 'long', timeZone: 'UTC' })).toBe('5. März 2026')
})

test('the form of the sign-in page and the names of roles are translated', () => {
  const [german, english] = ['de', 'en'].map((language) => serverTexts(language, 'login').login)
  expect(german.title).toMatch(/anmeld/i)
  expect(german.email).toMatch(/e-mail/i)
  expect(german.with).toContain('{{provider}}')
  for (const [key, text] of Object.entries(english)) {
    expect([undefined, '', key === 'admin' ? '' : text]).not.toContain(german[key])
  }
  expect(roles.user.names.de).toMatch(/^Leser/)
  expect(roles.admin.names.de).toMatch(/^Admin/)
})

test('a text without a translation is in English', async () => {
  for (const mail of serverParts.composition.mails) {
    const [german, english] = [await mail.sample('de'), await mail.sample('en')]
    expect(german.html, mail.name).toMatch(/<html[^>]* lang="de"/)
    expect(german.subject, mail.name).toBe(english.subject)
    expect(german.text, mail.name).not.toMatch(/\[de\]|\{\{|undefined/)
  }
})
