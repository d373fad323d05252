import { expect, test } from 'vitest'
import { findTexts } from './find-texts.ts'

test('texts of a module come after those of the base, and those of its folders for another module last', () => {
  const files = {
    '../../modules/bell/with-shelves/bell/locales/en.json': 'with shelves',
    '../../modules/bell/locales/en.json': 'module',
    '../kit/bell/locales/en.json': 'base',
    '../kit/other/locales/en.json': 'other',
  }
  expect(findTexts(files, 'en', 'bell')).toEqual(['base', 'module', 'with shelves'])
})
