import { expect, test } from 'vitest'
import { describeProgress } from './progress-line.ts'

const reading = { task: 'Reading', things: 'lines' }

test.each([
  [
    { part: 0.25, count: 25_000, seconds: 10 },
    '25 % · 25,000 lines · 2,500 per second · 30 s left',
  ],
  [{ part: 0.999, count: 999, seconds: 1 }, '99 % · 999 lines · 999 per second · 1 s left'],
  [{ part: 0.01, count: 10, seconds: 10 }, '1 % · 10 lines · 1 per second · 17 min left'],
  [{ part: 0, count: 0, seconds: 0 }, '0 % · 0 lines · 0 per second'],
])('%j of a task is told with its rate and the time left', (progress, told) => {
  expect(describeProgress({ ...reading, ...progress })).toBe(`Reading ${told}`)
})
