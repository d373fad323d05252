import { expect, test } from 'vitest'
import texts from './locales/en.json'
import { shelfMessages } from './shelf.ts'

test('issue 6: what the rules of shelves say has words on the page, and in English the very same', () => {
  expect(texts.mistakes).toMatchObject(shelfMessages)
})
