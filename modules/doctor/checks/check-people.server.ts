import type { Client } from 'pg'
import { sampleAddresses } from '#domains/identity/auth/index.server.ts'
import { error, type Findings, warning } from '#kit/features/index.server.ts'
import type { Config } from '#platform/config/config.ts'

type Person = { email: string; manages: boolean }

export async function checkPeople(
  client: Client,
  { localMode, demoMode, adminUserIds }: Config,
): Promise<Findings> {
  const { rows: tables } = await client.query<{ isThere: boolean }>(
    `SELECT to_regclass('public.users') IS NOT NULL AS "isThere"`,
  )
  if (!tables[0]?.isThere) return []
  const { rows: samples } = await client.query<Person>(
    'SELECT email::text, manages FROM users WHERE email = ANY ($1::citext[]) ORDER BY email',
    [localMode || demoMode ? [] : sampleAddresses],
  )
  const { rowCount: admins } = await client.query(
    'SELECT FROM users WHERE (manages OR id = ANY ($1)) AND NOT banned LIMIT 1',
    [adminUserIds],
  )
  return [
    ...samples.map(({ email, manages }) =>
      (manages ? error : warning)(`The sample account ${email} still exists: delete it`),
    ),
    admins === 0 && warning('There are no admins: run npm run admin -- grant you@example.org'),
  ]
}
