import { expect, test } from 'vitest'
import { userMessages } from '../../user-rules.ts'
import { BAN_LENGTHS, banTermsSchema, endOfBan, noBan } from './ban-terms.ts'

const hours = (end: Date | null) =>
  end === null ? null : Math.round((end.getTime() - Date.now()) / 3_600_000)

test('a ban lasts until it is lifted, or for some days', () => {
  const ends = BAN_LENGTHS.map((lasts) => hours(endOfBan({ lasts, lastDay: '2999-12-31' })))
  expect(ends.slice(0, 4)).toEqual([null, 24, 168, 720])
  expect(endOfBan({ lasts: 'until', lastDay: '2999-12-31' })).toEqual(new Date(3000, 0, 1))
})

test('a reason is wanted, and a last day that is not over', () => {
  const mistakes = (values: object) =>
    banTermsSchema
      .safeParse({ ...noBan, ...values })
      .error?.issues.map(({ path, message }) => [path[0], message])
  expect(mistakes({ lasts: 'until' })).toEqual([
    ['reason', userMessages.reasonRequired],
    ['lastDay', userMessages.dayRequired],
  ])
  expect(mistakes({ reason: 'Spam', lasts: 'until', lastDay: '2020-02-29' })).toEqual([
    ['lastDay', userMessages.dayOver],
  ])
  expect(mistakes({ reason: 'Spam', lastDay: 'whatever' })).toBeUndefined()
})
