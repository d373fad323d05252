import { newClient } from './hosts/primary-client.ts'
import { applicationName, type Connection, withOptions } from './pool.ts'

/** For statements that no transaction can hold, without a limit of time unless a pooler is in the way. */
export async function ownConnection(connection: Connection) {
  const { pooler, direct } = connection
  const isPooled = pooler && !direct
  const client = newClient({
    ...(isPooled ? connection : withOptions(direct ?? connection, '-c statement_timeout=0')),
    application_name: applicationName,
    keepAlive: true,
  })
  await client.connect()
  return client
}
