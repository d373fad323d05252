import { expect, test } from 'vitest'
import { withoutMarked } from './untranslated.ts'

const texts = { title: '[es] Home', nested: { yes: 'Sí', no: '[es] No' }, note: '[fr] Note' }

test('issue 21.2: a text that is marked as untranslated leaves its place to English', () => {
  expect(withoutMarked(texts, 'es')).toEqual({ nested: { yes: 'Sí' }, note: '[fr] Note' })
})

test('issue 21.2: nothing stands in for a text of the four languages, so it stays', () => {
  expect(withoutMarked(texts, 'fr')).toEqual(texts)
})
