import { Client } from 'pg'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#platform/config/config.ts'
import { startPgbouncer } from '#platform/database/pooler/test-pgbouncer.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { administer } from '#platform/database/test-server.ts'
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
  const findings = await examine(() => readConfig(variables))
  return findings.filter(({ text }) => /pooler|POOLER/.test(text)).map(({ text }) => text)
}

test('the doctor names what is missing behind a pooler, and mends it', async () => {
  const variables = await behind()
  expect(await found(variables)).toEqual([
    expect.stringContaining('the role lacks defaults (enable_seqscan, idle_in'),
    expect.stringContaining('DATABASE_DIRECT_URL is not set'),
  ])
  await fixDatabase(readConfig(variables))
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
