import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startPgbouncer } from '#platform/database/pooler/test-pgbouncer.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { examine } from './examine.server.ts'
import { fixDatabase } from './fix-database.server.ts'

const { connection } = await testDatabase()
const { database, user } = new Client(connection)

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

test('issue 22.1: the doctor names what is missing behind a pooler, and mends it', async () => {
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

test('issue 22.1: the doctor refuses a pooler in statement mode', async () => {
  expect(await found(await behind('statement'))).toEqual([
    expect.stringContaining('change its pool_mode'),
  ])
})
