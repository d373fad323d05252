import { expect, test } from 'vitest'
import { reasonSchema } from '#domains/identity/auth/index.server.ts'
import texts from './locales/en.json'
import { reasonRule, userMessages } from './user-rules.ts'

test('spec 5: each message of the rules has words on the page, in English the same words', () => {
  expect(texts.mistakes).toMatchObject(userMessages)
})

test.each(['', ' ', 'x'.repeat(501), 'a\0b', 'Because', 'x'.repeat(500), 'one\ntwo'])(
  'page and server judge a reason alike: %j',
  (reason) => {
    const judged = [reasonRule, reasonSchema].map((rule) => rule.safeParse(reason).error?.issues)
    const [said, heard] = judged.map((issues) => issues?.map(({ message }) => message))
    expect(said).toEqual(heard)
  },
)
