import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { messageName, mistakesIn } from './mistakes.ts'

const messages = { required: 'Is required', long: 'Is too long' }
const schema = z.object({
  name: z.string().check(z.minLength(1, messages.required), z.regex(/b/, 'Has no b')),
  owner: z.string().check(z.maxLength(3, messages.long)),
})

test('spec 5: the first mistake of each field is told, and none where there is none', () => {
  expect(mistakesIn(schema, { name: '', owner: 'Achieng' })).toEqual({
    name: 'Is required',
    owner: 'Is too long',
  })
  expect(mistakesIn(schema, { name: 'Mimi b', owner: 'A' })).toEqual({})
})

test('spec 5: a message is found by what it says', () => {
  expect(messageName(messages, 'Is too long')).toBe('long')
  expect(messageName(messages, 'Something new')).toBeUndefined()
})
