import { expect, test } from 'vitest'
import { mailTemplates } from '#domains/identity/login/index.server.ts'
import { detectLanguage } from '#i18n/detect-language.ts'
import { formatsOf } from '#i18n/formats.ts'
import { directionOf, LANGUAGE_NAMES } from '#i18n/languages.ts'
import { translateMessage } from '#i18n/translate-message.server.ts'
import { roles } from '#rules/roles.ts'

test('German is a language of the product', async () => {
  expect([LANGUAGE_NAMES.de, directionOf('de')]).toEqual(['Deutsch', 'ltr'])
  expect(detectLanguage(['de-AT', 'en'])).toBe('de')
  expect(formatsOf('de').number(1234.5)).toBe('1.234,5')
  const day = new Date('2026-03-05T12:00:00Z')
  expect(formatsOf('de').date(day, { dateStyle: 'long', timeZone: 'UTC' })).toBe('5. März 2026')
  expect(translateMessage('Title is required', 'de')).not.toBe('Title is required')
  for (const { compose } of mailTemplates) {
    const [german, english] = [await compose('de'), await compose('en')]
    expect(german.html).toMatch(/<html[^>]* lang="de"/)
    expect(german.text).not.toBe(english.text)
    expect(german.text).not.toMatch(/\{\{|undefined|\bmail:\w/)
  }
  for (const { names } of Object.values(roles)) expect(names.de).toMatch(/^[^[]+$/)
})
