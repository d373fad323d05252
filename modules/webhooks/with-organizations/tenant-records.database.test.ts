import { expect, test } from 'vitest'
import {
  inventionDatabase,
  inventionsOnServer,
} from '#modules/organizations/tenancy/test-inventions.server.ts'
import { membershipIn } from '#modules/organizations/tenancy/test-membership.server.ts'
import { startOfTail } from '#platform/activity/tail/read-tail.ts'
import { permissionFor } from '#rules/permissions.ts'
import { payloadOf } from '../delivery/payload.server.ts'
import { readEvents, withOrganizations } from '../delivery/read-record.server.ts'

const database = await inventionDatabase()
const { orm, pool } = database
const { organization, by } = await membershipIn(database)
const acting = { orm, by }
const owner = { email: 'a@example.com', permissions: permissionFor('invention', 'read') }

const payloads = async (organizationId: string | null, begin: () => Promise<unknown>) => {
  const position = await startOfTail(orm)
  await begin()
  const actions = ['invention.create', 'invention.deletePermanently', 'invention.bulk']
  const { rows } = await readEvents(orm, position, { low: 0n, actions })
  const events = await withOrganizations(database, [inventionsOnServer], rows)
  return events.map((event) => payloadOf({ owner, organizationId }, event))
}

test('a global webhook never gets the content of an organization’s record, deleted permanently or not', async () => {
  const draft = { organizationId: organization.id, name: 'Secret lens', state: 'open' as const }
  const change = async () => {
    const { id } = await inventionsOnServer.verbs.create({ acting }, draft)
    await pool.query('DELETE FROM inventions WHERE id = $1', [id])
    await pool.query(
      `INSERT INTO activities (actor_type, action, target_type, target_id, target_name, before) VALUES
         ('operator', 'invention.deletePermanently', 'invention', $1, 'Secret lens', '{"name":"Secret lens"}'),
         ('operator', 'invention.bulk', 'invention', NULL, NULL, '{"name":"Secret lens"}')`,
      [id],
    )
    await inventionsOnServer.verbs.create({ acting }, { ...draft, name: 'Secret lamp' })
  }
  const found = await payloads(null, change)
  expect(found).toHaveLength(4)
  for (const { payload, reads } of found) {
    expect(payload).not.toContain('Secret')
    expect(reads).toBeNull()
  }
  const own = await payloads(organization.id, () =>
    inventionsOnServer.verbs.create({ acting }, { ...draft, name: 'Secret prism' }),
  )
  expect(own.map(({ payload }) => payload).join()).toContain('Secret prism')
})
