import { expect, test } from 'vitest'
import { isDatabaseAway } from './database-away.ts'

const withFacts = (facts: object) => Object.assign(new Error('failed'), facts)

test.each([
  withFacts({ code: 'ECONNREFUSED', syscall: 'connect' }),
  withFacts({ code: 'ENOENT', syscall: 'connect' }),
  withFacts({ code: 'ECONNRESET', syscall: 'read' }),
  withFacts({ code: '57P01' }),
  withFacts({ code: '08006' }),
  withFacts({ code: '57014' }),
  withFacts({ code: '25006' }),
  withFacts({ code: '40P01' }),
  new Error('Connection terminated unexpectedly'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('Failed query', { cause: withFacts({ code: '57P03' }) }),
])('check 30: %o is an absence', (error) => {
  expect(isDatabaseAway(error)).toBe(true)
})

test.each([
  withFacts({ code: '23505' }),
  withFacts({ code: 'ENOENT', syscall: 'open' }),
  new Error('Failed query', { cause: withFacts({ code: '42P01' }) }),
  'ECONNREFUSED',
])('%o is not', (error) => {
  expect(isDatabaseAway(error)).toBe(false)
})
