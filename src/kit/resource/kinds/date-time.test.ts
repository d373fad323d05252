import { expect, test } from 'vitest'
import { defineResource } from '../resource.ts'
import { schemasOf } from '../schemas.ts'
import { dateTime } from './date-time.ts'

const fields = { startsAt: dateTime({ required: true }), endsAt: dateTime({}) }
const { draft } = schemasOf(
  defineResource('event', { path: 'events', nameField: 'startsAt', fields }),
)
const startsAt = '2026-01-31T18:00:00+03:00'

test.each([
  [startsAt, '2026-01-31T15:00:00.000Z'],
  ['2026-01-31T18:00:00Z', '2026-01-31T18:00:00.000Z'],
  ['9999-12-31T23:59:59.9999Z', '9999-12-31T23:59:59.999Z'],
])('%s is stored as %s', (written, utc) => {
  expect(draft.parse({ startsAt: written })).toEqual({ startsAt: utc })
})

test.each([
  '2026-01-31',
  '2026-01-31T18:00:00',
  '2026-02-30T18:00:00Z',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:00:00-03:00',
  'soon',
])('%s is no time', (endsAt) => {
  const { error } = draft.safeParse({ startsAt, endsAt })
  expect(error?.issues.map(({ message }) => message)).toEqual(['Ends at is invalid'])
})

test('a required time is asked for', () => {
  const { error } = draft.safeParse({ startsAt: '', endsAt: null })
  expect(error?.issues.map(({ message }) => message)).toEqual(['Starts at is required'])
})
