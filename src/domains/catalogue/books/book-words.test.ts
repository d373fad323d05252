import { expect, test } from 'vitest'
import { bookMessages } from './book.ts'
import texts from './locales/en.json'

test('spec 5: what the rules say has words on the page, and in English the very same', () => {
  expect(texts.form.mistakes).toMatchObject(bookMessages)
})
