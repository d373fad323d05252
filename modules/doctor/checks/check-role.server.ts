import type { Client } from 'pg'
import { error, type Findings, warning } from '#kit/features/index.server.ts'
import { isPrivate } from '#platform/config/base-url.ts'
import type { Config } from '#platform/config/config.ts'

type Facts = { isSuperuser: boolean; isEncrypted: boolean }

/** The embedded server has one role, behind a socket that only its owner can open. */
export async function checkRole(client: Client, { databaseUrl }: Config): Promise<Findings> {
  if (databaseUrl === undefined) return []
  const { rows } = await client.query<Facts>(
    `SELECT rolsuper AS "isSuperuser", coalesce(ssl, false) AS "isEncrypted"
     FROM pg_roles LEFT JOIN pg_stat_ssl ON pid = pg_backend_pid() WHERE rolname = current_user`,
  )
  const [role] = rows
  return [
    role?.isSuperuser &&
      warning('The role in DATABASE_URL is a superuser: it only needs to own its database'),
    role && !role.isEncrypted && openWay(new URL(databaseUrl)),
  ]
}

function openWay({ hostname, searchParams }: URL) {
  const host = searchParams.get('host') ?? hostname
  const isHere = /^(\/.*|localhost|127\..*|\[::1\]|)$/.test(host)
  if (isHere) return false
  const text = `The connection to the database at ${host} is not encrypted: add ?sslmode=verify-full to DATABASE_URL`
  return isPrivate(new URL(`http://${host}`)) ? warning(text) : error(text)
}
