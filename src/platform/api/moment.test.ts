import { expect, test } from 'vitest'
import { moment } from './moment.ts'

test.each(['0001-01-01', '2026-02-28T10:00:00+03:00', '9999-12-31T23:59:59.999Z'])(
  'security: %s is a moment',
  (text) => {
    expect(moment.parse(text)).toEqual(new Date(text))
  },
)

test.each([
  ['beyond what PostgreSQL reads', '+105621-03-25T00:13:21.702Z'],
  ['before what PostgreSQL reads', '-000001-12-31T00:00:00.000Z'],
  ['the last there is', '+275760-09-13T00:00:00.000Z'],
  ['no date', 'yesterday'],
])('security: a moment is refused that is %s', (_, text) => {
  expect(moment.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([
    'Not a moment',
  ])
})
