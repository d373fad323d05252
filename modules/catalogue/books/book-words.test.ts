import { expect, test } from 'vitest'
import { createI18n, startI18n } from '#i18n/create-i18n.ts'
import { messagesOf } from '#kit/resource/index.ts'
import { book } from './book.resource.ts'

const specified = {
  titleRequired: 'Title is required',
  titleTaken: 'Title already used with the same author',
  authorRequired: 'Author is required',
  genreRequired: 'Genre is required',
  genreUnknown: 'Genre not found',
  isbnInvalid: 'ISBN is invalid',
  yearInvalid: 'Year is invalid',
  yearZero: 'There’s no year 0. For 1 BC, enter -1',
  coverUnknown: 'Picture not found',
  languageInvalid: 'Language is invalid',
  descriptionTooLong: 'At most 5000 characters',
  openingLineTooLong: 'At most 500 characters',
  openingLineTranslationTooLong: 'At most 500 characters',
}

test('spec 5: each message of the rules has words on the page, in English the same words', async () => {
  const i18n = createI18n()
  await startI18n(i18n, { language: 'en' })
  await i18n.loadNamespaces(['books', 'resource-pages'])
  const t = i18n.getFixedT('en', ['books', 'resource-pages'])
  const messages = messagesOf(book)
  const shown = Object.keys(messages).map((name) => [
    name,
    t([`form.mistakes.${name}`, name.replace(/.+TooLong$/, 'form.mistakes.anyTooLong')], {
      defaultValue: name,
      max: name.startsWith('openingLine') ? '500' : '5000',
    }),
  ])
  expect(Object.fromEntries(shown)).toEqual(messages)
  expect(messages).toEqual(specified)
})
