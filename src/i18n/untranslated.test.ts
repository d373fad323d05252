import { expect, test } from 'vitest'
import { withoutMarked } from './untranslated.ts'

const marked = (language: string, text: string) => `[${language}] ${text}`
const note = marked('fr', 'Note')
const texts = { title: marked('es', 'Home'), nested: { yes: 'Sí', no: marked('es', 'No') }, note }

test('a text that is marked as untranslated leaves its place to English', () => {
  expect(withoutMarked(texts, 'es')).toEqual({ nested: { yes: 'Sí' }, note })
})

test('nothing stands in for a text of the four languages, so it stays', () => {
  expect(withoutMarked(texts, 'fr')).toEqual(texts)
})
