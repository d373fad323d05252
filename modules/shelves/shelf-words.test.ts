import { expect, test } from 'vitest'
import texts from './locales/en.json'
import { shelfMessages } from './shelf.ts'

test('each message of the rules of shelves has words on the page, in English the same words', () => {
  expect(texts.mistakes).toMatchObject(shelfMessages)
})
