import { Client, type ClientBase, type Pool } from 'pg'
import { applicationName } from '#platform/database/pool.ts'

export class OtherDatabase extends Error {
  override readonly name = 'OtherDatabase'

  constructor(replica: string) {
    super(`DATABASE_READ_URLS: ${replica} is a replica of another database than DATABASE_URL`)
  }
}

type Queryable = Pick<ClientBase, 'query'> | Pick<Pool, 'query'>

/** A database and its replicas have the same; undefined where the server does not tell. */
async function identityOf(client: Queryable): Promise<string | undefined> {
  try {
    const { rows } = await client.query<{ identity: string }>(
      `SELECT system_identifier || '/' || oid AS identity FROM pg_control_system(), pg_database
       WHERE datname = current_database()`,
    )
    return rows[0]?.identity
  } catch (error) {
    const isRefused = error instanceof Error && 'code' in error && error.code === '42501'
    if (isRefused) return undefined
    throw error
  }
}

export async function requireSameDatabase(
  primary: Queryable,
  replica: Queryable,
  name: string,
): Promise<void> {
  const [expected, found] = [await identityOf(primary), await identityOf(replica)]
  if (expected !== undefined && found !== undefined && found !== expected) {
    throw new OtherDatabase(name)
  }
}

/** A replica that is away at the start is compared when it comes. */
export async function refuseOtherDatabases(primary: Queryable, urls: string[]): Promise<void> {
  await Promise.all(
    urls.map(async (url) => {
      const client = new Client({
        connectionString: url,
        application_name: applicationName,
        connectionTimeoutMillis: 2000,
      })
      client.on('error', () => undefined)
      try {
        await client.connect()
      } catch {
        return
      }
      try {
        await requireSameDatabase(primary, client, new URL(url).host)
      } finally {
        await client.end()
      }
    }),
  )
}
