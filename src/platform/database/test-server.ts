import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { joinEmbeddedServer } from './embedded/join.ts'
import { migrate } from './migration/migrate.ts'
import type { Connection } from './pool.ts'
import { startTestPooler } from './pooler/start-test-pooler.ts'
import { servingRole } from './row-security/serving-role.ts'
import { testFolder } from './testing/test-folder.ts'
import { copyKeptCluster } from './testing/test-kept-cluster.ts'

export type TestServer = {
  connection: Connection
  template: string
  strategy: string
  pooled?: Connection | undefined
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer
  }
}

export const silentLog = pino({ level: 'silent' })

/** A small buffer is searched faster when tables and databases are dropped; nothing here must survive a crash. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_compression: 'off',
  shared_buffers: '128MB',
  max_wal_size: '256MB',
}

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
  const url = process.env['TEST_DATABASE_URL']
  const { stop, ...server } = url ? await externalServer(url) : await embeddedServer()
  const { connection, role } = server
  const pooler = process.env['TEST_POOLER'] ? await startTestPooler(connection, role) : undefined
  project.provide('testServer', {
    ...server,
    connection: { ...connection, role },
    pooled: pooler?.connection,
  })
  return async () => {
    await pooler?.stop()
    await stop()
  }
}

async function externalServer(url: string) {
  const connection: Connection = { connectionString: url }
  const template = `test_${randomBytes(4).toString('hex')}`
  const role = await createTemplate(connection, template)
  const stop = () => administer(connection, `DROP DATABASE ${template} WITH (FORCE)`)
  return { connection, role, template, strategy: 'wal_log', stop }
}

async function embeddedServer() {
  const template = 'test_template'
  const folder = testFolder()
  await copyKeptCluster(folder.path, silentLog, {
    name: 'database',
    make: async (dataDir) => {
      const { address, leave } = await joinEmbeddedServer(dataDir, silentLog, settings)
      await createTemplate(address, template)
      await leave()
    },
  })
  const { address, leave } = await joinEmbeddedServer(folder.path, silentLog, settings)
  const role = await withClient(address, servingRole)
  const stop = async () => {
    await leave()
    folder.remove()
  }
  // Its checkpoints cost nothing where nothing is synchronized, and copied files need no log.
  return { connection: address, role, template, strategy: 'file_copy', stop }
}

async function createTemplate(connection: Connection, template: string) {
  await administer(connection, `CREATE DATABASE ${template}`)
  return withClient(within(connection, template), async (client) => {
    await migrate(client, silentLog)
    return servingRole(client)
  })
}

export async function administer(connection: Connection, statement: string): Promise<void> {
  await withClient(connection, (client) => client.query(statement))
}

async function withClient<Result>(
  connection: Connection,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client(connection)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export function within(connection: Connection, database: string): Connection {
  if (connection.connectionString === undefined) return { ...connection, database }
  const url = new URL(connection.connectionString)
  url.pathname = database
  return { ...connection, connectionString: url.href }
}
