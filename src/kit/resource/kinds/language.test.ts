import { expect, test } from 'vitest'
import { formatsOf } from '#i18n/formats.ts'
import { defineResource } from '../resource.ts'
import { schemasOf } from '../schemas.ts'
import { languageCodes, languageNamed } from './language-names.ts'
import { language, languageOf } from './language.ts'

const field = language({})

test.each([
  ['fr', 'fr'],
  ['FR', 'fr'],
  ['fra', 'fr'],
  ['fr-CA', 'fr'],
  ['iw', 'he'],
  ['grc', 'grc'],
  ['zz', undefined],
  ['x', undefined],
  ['', undefined],
])('the code "%s" is read as %s', (written, code) => {
  expect(languageOf(written)).toBe(code)
})

test.each([
  ['French', 'fr'],
  ['français', 'fr'],
  ['الفرنسية', 'fr'],
  ['Kifaransa', 'fr'],
  ['Ancient Greek', 'grc'],
  ['pt', 'pt'],
  ['Klingonese', undefined],
  [' ', undefined],
])('"%s" in a file is %s', (cell, code) => {
  expect(languageNamed(cell)).toBe(code)
})

test('a language is shown by its name in the language of the user', () => {
  const shown = (['en', 'fr', 'ar'] as const).map((spoken) => field.show?.('sw', formatsOf(spoken)))
  expect(shown).toEqual(['Swahili', 'swahili', 'السواحلية'])
})

test('each language is offered once, and is valid', () => {
  const codes = languageCodes()
  expect(codes.length).toBeGreaterThan(150)
  expect(new Set(codes).size).toBe(codes.length)
  const { draft } = schemasOf(
    defineResource('poem', {
      path: 'poems',
      nameField: 'language',
      fields: { language: language({ required: true }) },
    }),
  )
  for (const code of codes) expect(draft.parse({ language: code })).toEqual({ language: code })
  const messages = ['zz', ''].map(
    (code) => draft.safeParse({ language: code }).error?.issues[0]?.message,
  )
  expect(messages).toEqual(['Language is invalid', 'Language is required'])
})
