import { randomBytes } from 'node:crypto'
import { afterAll, inject } from 'vitest'
import { connect } from './connect.ts'
import { type Database } from './database.ts'
import type { Connection } from './pool.ts'
import { compareStatements } from './test-prepared.ts'
import { administer, silentLog, within } from './test-server.ts'

compareStatements()

export type TestDatabase = Database & { connection: Connection }

export async function testDatabase(): Promise<TestDatabase> {
  const { connection: server, template, strategy, pooled } = inject('testServer')
  const name = `${template}_${randomBytes(4).toString('hex')}`
  await administer(server, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY ${strategy}`)
  const connection = within(server, name)
  const database = connect(pooled ? within(pooled, name) : connection, silentLog)
  afterAll(async () => {
    await database.close()
    await administer(server, `DROP DATABASE ${name} WITH (FORCE)`)
  })
  return { ...database, connection }
}
