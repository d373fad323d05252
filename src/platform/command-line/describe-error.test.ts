import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { httpErrors } from '../errors/http-errors.ts'
import { Refused, WrongUsage } from './command.ts'
import { describeError } from './describe-error.ts'

const away = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' })
const severalAway = Object.assign(new AggregateError([away, away]), { code: 'ECONNREFUSED' })
const wrongPassword = new DatabaseError('password authentication failed', 1, 'error')
wrongPassword.code = '28P01'

test.each([
  [new WrongUsage('Add --all'), 'Add --all', 2],
  [new Refused('No account'), 'No account', 3],
  [httpErrors.notFound('Job'), 'Job not found', 3],
  [httpErrors.inDemo(), 'This is a read-only demo, this action is disabled.', 3],
  [httpErrors.databaseAway(), 'Please try again in a moment', 1],
  [away, 'The database cannot be reached: connect ECONNREFUSED 127.0.0.1:1\nCheck DATABASE_URL', 1],
  [severalAway, 'reached: connect ECONNREFUSED 127.0.0.1:1; connect ECONNREFUSED 127.0.0.1:1\n', 1],
  [wrongPassword, 'The database cannot be reached: password authentication failed\n', 1],
  [
    new DrizzleQueryError('SELECT $1', ['a secret'], new Error('no such table')),
    'no such table',
    1,
  ],
  [new Error(''), 'Error', 1],
])('%s is told in words, with its exit code', (error, words, exitCode) => {
  const described = describeError(error)
  expect(described.text).toContain(words)
  expect(described.text).not.toContain('secret')
  expect(described.exitCode).toBe(exitCode)
})
