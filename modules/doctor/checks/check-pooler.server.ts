import type { Client } from 'pg'
import { advice, error, type Findings, warning } from '#kit/features/index.server.ts'
import type { Config } from '#platform/config/config.ts'
import { examinePooler, isPooled } from '#platform/database/pooler/detect-pooler.ts'
import { isStale, missingDefaults } from '#platform/database/pooler/role-defaults.ts'
import { withRole } from '#platform/database/pooler/session-settings.ts'
import { servingRole } from '#platform/database/row-security/serving-role.ts'

export async function checkPooler(client: Client, config: Config): Promise<Findings> {
  const { databasePooler, databaseDirectUrl } = config
  const isThere = await isPooled(client)
  if (databasePooler === 'none' && isThere) {
    return [error('DATABASE_POOLER is none, but DATABASE_URL names a pooler: remove it')]
  }
  if (!isThere) return []
  await examinePooler(client)
  const settings = withRole(await servingRole(client))
  const missing = await missingDefaults(client, settings)
  const remedy = 'run npm run admin -- doctor --fix'
  return [
    missing.length > 0 &&
      warning(`Behind the pooler, the role lacks defaults (${missing.join(', ')}): ${remedy}`),
    missing.length === 0 &&
      (await isStale(client, settings)) &&
      warning(`The pooler has connections without the defaults of their role: ${remedy}`),
    databaseDirectUrl === undefined &&
      advice('DATABASE_DIRECT_URL is not set: migrations and backups go through the pooler'),
  ]
}
