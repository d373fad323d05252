import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function logged(write: (log: ReturnType<typeof createLog>) => void, forPeople = false) {
  const lines: string[] = []
  write(createLog({ level: 'debug', forPeople }, { write: (line) => void lines.push(line) }))
  return lines.join('')
}

test('check 15: secrets do not reach the log, however they are nested', () => {
  const secret = 'do-not-tell'
  const text = logged((log) => {
    log.info({
      token: secret,
      password: secret,
      request: { headers: { cookie: secret, authorization: secret } },
    })
    log.info({ user: { email: secret }, config: { authSecret: secret, mail: { smtpUrl: secret } } })
  })
  expect(text).not.toContain(secret)
  expect(text).toContain('[secret]')
})

test('check 15: a failed query is logged without the values bound to it', () => {
  const failure = new DrizzleQueryError(
    'select 1 from users where email = $1',
    ['ann@example.com'],
    new Error('boom'),
  )
  for (const text of [
    logged((log) => log.error(failure)),
    logged((log) => log.error({ err: failure }, 'Failed')),
    logged((log) => log.error(new Error('Outer', { cause: failure }))),
  ]) {
    expect(text).not.toContain('ann@example.com')
    expect(text).toContain('select 1 from users')
    expect(text).toContain('boom')
    expect(text).toContain('log.test.ts')
  }
})

test('the level is honoured', () => {
  const lines: string[] = []
  const log = createLog({ level: 'warn' }, { write: (line) => void lines.push(line) })
  log.info('quiet')
  log.warn('loud')
  expect(lines).toHaveLength(1)
})

test('a person reads words, then the stack', () => {
  const text = logged((log) => log.error({ err: new Error('no paper'), page: 3 }, 'Printing'), true)
  expect(text).toContain('Printing')
  expect(text).toContain('page=3')
  expect(text).toContain('\nError: no paper\n')
})
