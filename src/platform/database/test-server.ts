import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { joinEmbeddedServer } from './embedded/join.ts'
import { migrate } from './migration/migrate.ts'
import type { Connection } from './pool.ts'
import { startTestPooler } from './pooler/start-test-pooler.ts'
import { servingRole } from './row-security/serving-role.ts'

export type TestServer = {
  connection: Connection
  template: string
  pooled?: Connection | undefined
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer
  }
}

export const silentLog = pino({ level: 'silent' })

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  try {
    return await prepare(project)
  } catch (error) {
    // Vitest goes on to say that it found no test files.
    process.stderr.write(`\nThe database tests have no database: ${String(error)}\n`)
    throw error
  }
}

async function prepare(project: TestProject): Promise<() => Promise<void>> {
  const { connection, stop } = await openServer(process.env['TEST_DATABASE_URL'])
  const template = `test_${randomBytes(4).toString('hex')}`
  await administer(connection, `CREATE DATABASE ${template}`)
  const client = new Client(within(connection, template))
  await client.connect()
  await migrate(client, silentLog)
  const role = await servingRole(client)
  await client.end()
  const pooler = process.env['TEST_POOLER'] ? await startTestPooler(connection, role) : undefined
  project.provide('testServer', {
    connection: { ...connection, role },
    template,
    pooled: pooler?.connection,
  })
  return async () => {
    await pooler?.stop()
    await administer(connection, `DROP DATABASE ${template} WITH (FORCE)`)
    await stop()
  }
}

export async function administer(connection: Connection, statement: string): Promise<void> {
  const client = new Client(connection)
  await client.connect()
  await client.query(statement)
  await client.end()
}

export function within(connection: Connection, database: string): Connection {
  if (connection.connectionString === undefined) return { ...connection, database }
  const url = new URL(connection.connectionString)
  url.pathname = database
  return { ...connection, connectionString: url.href }
}

async function openServer(url: string | undefined) {
  if (url) return { connection: { connectionString: url }, stop: () => Promise.resolve() }
  const dataDir = mkdtempSync(join(tmpdir(), 'test-'))
  chmodSync(dataDir, 0o711)
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
  const { address, leave } = await joinEmbeddedServer(dataDir, silentLog, settings)
  const stop = async () => {
    await leave()
    rmSync(dataDir, { recursive: true })
  }
  return { connection: address, stop }
}
