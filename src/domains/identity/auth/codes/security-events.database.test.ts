import { expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { serveAuth } from '../test-auth.ts'

const database = await testDatabase()

test('refused codes and exhausted limits are logged, without an address or a code', async () => {
  const { browser, lines } = await serveAuth(database, {
    LIMIT_CODE_RESEND_SECONDS: '30',
    SIGN_UP: 'closed',
  })
  const visitor = browser()
  await visitor.askCode('nowhere@example.com')
  await visitor.askCode('nowhere@example.com')
  await visitor.signIn('nowhere@example.com', '123456')
  await visitor.post('/sign-out', {}, { origin: 'https://evil.example' })
  const events = lines.filter((line) => line.includes('"security"'))
  const securityOf = (line: string) => /"security":"([a-z-]+)"/.exec(line)?.[1] ?? ''
  expect(events.map((line) => securityOf(line)).toSorted()).toEqual([
    'access-refused',
    'code-refused',
    'rate-limit',
  ])
  const refused = events.find((line) => securityOf(line) === 'code-refused')
  expect(refused).toMatch(/"address":"[\da-f]{16}"/)
  expect(events.join()).not.toMatch(/nowhere|123456|evil/)
})
