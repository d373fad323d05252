import { expect, test } from 'vitest'
import { members } from '#modules/organizations/index.server.ts'
import {
  inventionDatabase,
  inventions,
  inventionsOnServer,
} from '#modules/organizations/tenancy/test-inventions.server.ts'
import { membershipIn } from '#modules/organizations/tenancy/test-membership.server.ts'
import { mergeRecords } from '../merge-records.server.ts'

const database = await inventionDatabase()
const { orm } = database
const [ours, theirs] = [await membershipIn(database), await membershipIn(database, 'slate-guild')]
const { by } = ours
const acting = { orm, by }

test('a member of two organizations can’t merge a record of one into that of the other', async () => {
  const userId = by.type === 'user' ? by.id : ''
  const organizationId = theirs.organization.id
  await orm.insert(members).values({ organizationId, userId, role: 'member' })
  const create = (organization: { id: string }, name: string) =>
    inventionsOnServer.verbs.create({ acting }, { organizationId: organization.id, name })
  const lens = await create(ours.organization, 'Lens')
  const [other, own] = [
    await create(theirs.organization, 'Lens'),
    await create(ours.organization, 'Lense'),
  ]
  const { trash, errors, within } = inventionsOnServer
  const merge = (id: string) =>
    within(acting, (transaction) =>
      mergeRecords({ ...acting, orm: transaction }, trash, {
        merge: { keep: { id: lens.id, version: 1 }, others: [{ id, version: 1 }], fill: false },
        errors,
      }),
    )
  await expect(merge(other.id)).rejects.toMatchObject({ status: 404 })
  const kept = () => within(acting, (transaction) => transaction.$count(inventions, trash.isKept))
  expect(await kept()).toBe(3)
  expect(own.organizationId).toBe(lens.organizationId)
})
