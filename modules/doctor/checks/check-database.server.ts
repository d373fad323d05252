import type { Client } from 'pg'
import { pino } from 'pino'
import { error, type Findings, reasonOf } from '#kit/features/index.server.ts'
import type { Config } from '#platform/config/config.ts'
import { openServer } from '#platform/database/database.ts'
import { UnfitPooler } from '#platform/database/pooler/detect-pooler.ts'
import { waitForServer } from '#platform/database/wait-for-server.ts'
import { checkPeople } from './check-people.server.ts'
import { checkPooler } from './check-pooler.server.ts'
import { checkRole } from './check-role.server.ts'
import { checkSchema } from './check-schema.server.ts'
import { checkServer } from './check-server.server.ts'

const connectTimeoutMs = 1000

export async function checkDatabase(config: Config): Promise<Findings> {
  const log = pino({ level: 'silent' })
  try {
    const { connection, leave } = await openServer(config, log)
    try {
      return await lookAt(await waitForServer(connection, log, connectTimeoutMs), config)
    } finally {
      await leave()
    }
  } catch (cause) {
    if (cause instanceof UnfitPooler) return [error(cause.message)]
    return [error(`The database cannot be reached: ${reasonOf(cause)}`)]
  }
}

async function lookAt(client: Client, config: Config): Promise<Findings> {
  try {
    return [
      ...(await checkServer(client, config)),
      ...(await checkRole(client, config)),
      ...(await checkPooler(client, config)),
      ...(await checkSchema(client)),
      ...(await checkPeople(client, config)),
    ]
  } finally {
    await client.end()
  }
}
