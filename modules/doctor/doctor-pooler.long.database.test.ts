import { Client } from 'pg'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#platform/config/config.ts'
import { openDatabase } from '#platform/database/database.ts'
import { startPgbouncer } from '#platform/database/pooler/test-pgbouncer.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { administer, silentLog } from '#platform/database/test-server.ts'
import { examine } from './examine.server.ts'
import { fixDatabase } from './fix-database.server.ts'

const { connection } = await testDatabase()
const { database, user } = new Client(connection)

// A start behind a pooler gives the role its defaults.
beforeEach(() =>
  administer(
    connection,
    `SET role = NONE; ALTER ROLE "${user}" IN DATABASE "${database}" RESET ALL`,
  ),
)

async function behind(mode?: string) {
  const { behind: connectionTo, stop } = await startPgbouncer(connection, mode)
  onTestFinished(stop)
  const { port } = connectionTo(database ?? '')
  return { DATABASE_URL: `postgresql://${user}@127.0.0.1:${port}/${database}` }
}

async function found(variables: Record<string, string>) {
  const findings = await examine(variables)
  return findings.filter(({ text }) => /pooler|POOLER/.test(text)).map(({ text }) => text)
}

test('the doctor names what is missing behind a pooler, and mends it', async () => {
  const variables = await behind()
  expect(await found(variables)).toEqual([
    expect.stringContaining('the role lacks defaults (enable_seqscan, idle_in'),
    expect.stringContaining('DATABASE_DIRECT_URL is not set'),
  ])
  await fixDatabase(variables)
  expect(await found(variables)).toEqual([
    expect.stringContaining('DATABASE_DIRECT_URL is not set'),
  ])
  expect(await found({ ...variables, DATABASE_POOLER: 'none' })).toEqual([
    expect.stringContaining('DATABASE_POOLER is none'),
  ])
})

test('the doctor refuses a pooler in statement mode', async () => {
  expect(await found(await behind('statement'))).toEqual([
    expect.stringContaining('change its pool_mode'),
  ])
})

test('a read replica of another database is an error of the doctor and of the start', async () => {
  const { DATABASE_URL } = await behind()
  const other = new URL(DATABASE_URL)
  other.pathname = '/postgres'
  const message = /DATABASE_READ_URLS: .* is a replica of another database than DATABASE_URL/
  const variables = { DATABASE_URL, DATABASE_READ_URLS: other.href }
  const findings = await examine(variables)
  expect(findings).toContainEqual({
    weight: 'error',
    text: expect.stringMatching(message) as string,
  })
  const config = readConfig({ ...variables, BASE_URL: 'http://localhost:3000' })
  await expect(openDatabase(config, silentLog)).rejects.toThrow(message)
  const same = readConfig({ ...variables, DATABASE_READ_URLS: DATABASE_URL })
  const opened = await openDatabase(same, silentLog)
  await opened.close()
})

test('the doctor names a read replica that is none, and one that is away', async () => {
  const { DATABASE_URL } = await behind()
  const away = 'postgresql://reader@127.0.0.1:1/library'
  const findings = await examine({ DATABASE_URL, DATABASE_READ_URLS: `${DATABASE_URL},${away}` })
  expect(findings.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('The read replica at 127.0.0.1:1 cannot be reached'),
      expect.stringMatching(/The read replica at .* is no replica/),
    ]),
  )
})
