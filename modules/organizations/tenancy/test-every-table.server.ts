import { apiRouter } from '#app/api/index.server.ts'
import { bodies as ownBodies, ids, newRows } from '#app/api/test-domains.server.ts'
import { resourceBodies } from '#app/api/test-resources.server.ts'
import { serverParts } from '#app/server-parts.server.ts'
import { changedUserId } from '#domains/identity/test-calls.server.ts'
import { users } from '#platform/access/tables.ts'
import { everyRow } from '#platform/database/row-security/test-tenants.ts'
import { type TestDatabase, testDatabase } from '#platform/database/test-database.ts'
import type { WhenDone } from '#platform/http/test-server.ts'
import type { Permissions } from '#rules/permissions.ts'
import { roles } from '#rules/roles.ts'
import { organizationId } from '../test-calls.server.ts'
import { organized } from '../test-organizations.server.ts'

export const isolated = serverParts.resources.filter(
  ({ resource }) => resource.belongsTo !== undefined,
)
export const bodies: Record<string, object> = { ...resourceBodies(ids), ...ownBodies }

const actions = ['read', 'create', 'update', 'delete'] as const
const entries = isolated.map(({ resource }) => [resource.name, actions] as const)
const permissions: Permissions = {
  ...roles.user.permissions,
  apps: ['app', 'manager'],
  ...Object.fromEntries<readonly ('read' | 'create' | 'update' | 'delete')[]>(entries),
}

const limits = {
  LIMIT_CALLS_PER_KEY_PER_MINUTE: '100000',
  LIMIT_CALLS_PER_SESSION_PER_MINUTE: '100000',
  LIMIT_CALLS_PER_PERSON_PER_MINUTE: '100000',
}

interface Reference {
  table: string
  column: string
  target: string
}

const named = (name: string) => ({ name, email: `${name}@example.com` })

/** An organization with rows in each of its tables, whose ids are secret to a stranger. */
export async function everyTable(whenDone: WhenDone) {
  const database = await testDatabase()
  Object.assign(roles, { stranger: { permissions } })
  whenDone(() => void Reflect.deleteProperty(roles, 'stranger'))
  const product = await organized(database, limits, apiRouter, whenDone)
  await database.orm.insert(users).values(['reader', 'acted-as', 'inviter', 'manager'].map(named))
  const member = await product.person('Member', { role: 'stranger' })
  const stranger = await product.person('Stranger', { role: 'stranger' })
  await newRows(database, { email: 'reader@example.com', userId: changedUserId, variant: 'active' })
  await product.joins(organizationId, member, 'member')
  const reached = await tablesOfOrganizations(database)
  const secret = new Set([organizationId])
  for (const { table, column } of reached) {
    const rows = await everyRow<{ id: string | null }>(
      database,
      `SELECT to_jsonb(row) ->> 'id' AS id FROM ${table} AS row WHERE ${column} = ANY ($1)`,
      [[...secret]],
    )
    for (const { id } of rows) if (id !== null) secret.add(id)
  }
  const shownIn = (answer: unknown, input: object) => {
    const sent = JSON.stringify(input)
    return [...secret].filter((id) => String(answer).includes(id) && !sent.includes(id))
  }
  return { database, product, member, stranger, reached, shownIn }
}

/** The tables whose rows refer to an organization, directly or by other tables. */
async function tablesOfOrganizations({ pool }: TestDatabase) {
  const { rows } = await pool.query<Reference>(
    `SELECT conrelid::regclass::text AS table, attname AS column, confrelid::regclass::text AS target
     FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
     WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  )
  const found = new Map<string, Reference>()
  for (let size = -1; size < found.size;) {
    size = found.size
    for (const row of rows) {
      if (row.target === 'organizations' || found.has(row.target)) {
        if (!found.has(row.table)) found.set(row.table, row)
      }
    }
  }
  return [...found.values()]
}
