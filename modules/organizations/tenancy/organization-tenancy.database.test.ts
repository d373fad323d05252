import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { apiRouter } from '#app/api/index.server.ts'
import { withResources } from '#kit/dashboard/index.server.ts'
import { pictures, sweepPictures } from '#kit/pictures/index.server.ts'
import { emptyTrash } from '#kit/resource/index.server.ts'
import { testResource } from '#kit/resource/test-resource.server.ts'
import { insertSample } from '#kit/resource/test-samples.server.ts'
import { actorOf, operator } from '#platform/activity/actor.ts'
import { connect } from '#platform/database/connect.ts'
import { poolSize } from '#platform/database/pool.ts'
import { everyRow } from '#platform/database/row-security/test-tenants.ts'
import { silentLog } from '#platform/database/test-server.ts'
import { openFileStore } from '#platform/files/file-store.ts'
import { lookedAt, plansOf } from '#platform/list/test-plans.ts'
import { permissionFor } from '#rules/permissions.ts'
import { roles } from '#rules/roles.ts'
import { organized } from '../test-organizations.server.ts'
import { callsFor, expectNothingShown } from './test-foreign-calls.server.ts'
import {
  inventionDatabase,
  inventions,
  inventionsApi,
  inventionsOnServer,
  workshopsOnServer,
} from './test-inventions.server.ts'
import { membershipIn } from './test-membership.server.ts'

const inventor = {
  permissions: {
    apps: ['app', 'manager'],
    ...permissionFor('invention', 'read', 'create', 'update', 'delete'),
  },
}
Object.assign(roles, { inventor })
afterAll(() => Reflect.deleteProperty(roles, 'inventor'))

const unknownId = '019aa5b0-0000-7000-8000-00000000ffff'

const database = await inventionDatabase()
const limits = { LIMIT_CALLS_PER_SESSION_PER_MINUTE: '100000' }
const router = { ...apiRouter, inventions: inventionsApi }
const product = await organized(database, limits, router, afterAll)
const colleague = (name: string) => product.person(name, { role: 'inventor' })
const [ada, ben] = [await colleague('Ada'), await colleague('Ben')]
const ours = await product.organization(ada, 'Quartz Guild')
const theirs = await product.organization(ben, 'Basalt Guild')
const [byAda, byBen] = [actorOf(ada), actorOf(ben)]
const actingAs = (by: typeof byAda) => ({ acting: { orm: database.orm, by } })

const membership = await membershipIn(database)
const elsewhere = await membershipIn(database, 'slate-guild')
const knownOf = async ({ id: organization }: { id: string }) => {
  const workshop = await insertSample(database, workshopsOnServer, { organization })
  return { organization, workshop: workshop.id }
}
const known = await knownOf(membership.organization)
const foreign = await knownOf(elsewhere.organization)
testResource(database, inventionsOnServer, known, { by: membership.by, elsewhere: foreign })

async function create(organization: { id: string }, by: typeof byAda, name: string) {
  const draft = { organizationId: organization.id, name, state: 'open' as const }
  return inventionsOnServer.verbs.create(actingAs(by), draft)
}

type Person = typeof ada

async function callAs({ browser }: Person, verb: string, json: object) {
  const { status, body } = await browser.send('POST', `/api/rpc/inventions/${verb}`, { json })
  return { status, text: String(body).replace(/"requestId":"[\da-f-]+"/, '') }
}

const count = `SELECT count(*)::int AS count FROM inventions`

describe('inventions of an organization that the caller is not in', () => {
  let kept = ''
  let trashed = ''
  let own = ''

  beforeEach(async () => {
    await inventionsOnServer.within({ orm: database.orm, by: operator }, (orm) =>
      orm.delete(inventions),
    )
    kept = (await create(ours, byAda, 'Secret kept')).id
    trashed = (await create(ours, byAda, 'Secret trashed')).id
    await inventionsOnServer.verbs.delete(actingAs(byAda), trashed)
    own = (await create(theirs, byBen, 'Basalt')).id
  })

  const all = () => everyRow<{ id: string }>(database, 'SELECT * FROM inventions ORDER BY id')

  test('every procedure shows and changes none of them', async () => {
    const calls = callsFor({ organizationId: ours.id, kept, trashed, own })
    expect([...new Set(calls.map(([verb]) => verb))].toSorted()).toEqual(
      Object.keys(inventionsApi).toSorted(),
    )
    const before = await all()
    await expectNothingShown((verb, input) => callAs(ben, verb, input), calls)
    expect(await all()).toEqual(before)
  })

  test('an organization that exists is refused as one that does not', async () => {
    for (const call of [
      (organizationId: string) => callAs(ben, 'create', { organizationId, name: 'X' }),
      (organizationId: string) => callAs(ben, 'list', { organizationId }),
    ]) {
      const [theirOwn, unknown] = [await call(ours.id), await call(unknownId)]
      expect(theirOwn).toEqual(unknown)
      expect(unknown.text).toContain('Organization not found')
    }
  })

  test('the choice offers the caller’s organizations only', async () => {
    const offered = async (query = '') =>
      (await product.itemsOf(ben, `/organizations/names${query}`)).map(({ name }) => name)
    expect(await offered()).toEqual(['Basalt Guild'])
    expect(await offered('?searchTerm=guild')).toEqual(['Basalt Guild'])
    expect(await offered(`?ids=${ours.id}&ids=${theirs.id}`)).toEqual(['Basalt Guild'])
  })

  test('a name is free in every other organization', async () => {
    const { id } = await create(theirs, byBen, 'Secret kept')
    await expect(create(theirs, byBen, 'secret KEPT')).rejects.toMatchObject({ status: 409 })
    await inventionsOnServer.verbs.delete(actingAs(byBen), id)
    await inventionsOnServer.verbs.deletePermanently(actingAs(byBen), id)
  })

  test('a member who leaves sees none from the next call on, and no admin sees any', async () => {
    const cleo = await colleague('Cleo')
    const admin = await product.person('Dora', { role: 'admin,inventor' })
    const { id } = await product.joins(ours.id, cleo, 'member')
    const seenBy = async (person: typeof cleo) => {
      const { text } = await callAs(person, 'list', {})
      return text.split('"Secret kept"').length - 1
    }
    expect([await seenBy(cleo), await seenBy(admin)]).toEqual([1, 0])
    await ada.call('DELETE', `${ours.path}/members/${id}`)
    expect(await seenBy(cleo)).toBe(0)
  })

  test('a query that names no user sees no row, on every connection of the pool', async () => {
    await Promise.all(
      Array.from({ length: 3 * poolSize }, (_, at) =>
        inventionsOnServer.verbs.list(actingAs(at % 2 ? byAda : byBen), { limit: 5 }),
      ),
    )
    const clients = await Promise.all(
      Array.from({ length: poolSize }, () => database.pool.connect()),
    )
    const seen = await Promise.all(
      clients.map(async (client) => (await client.query<{ count: number }>(count)).rows[0]?.count),
    )
    for (const client of clients) client.release()
    expect(new Set(seen)).toEqual(new Set([0]))
    const insert = database.orm.insert(inventions).values({ organizationId: ours.id, name: 'X' })
    await expect(insert).rejects.toMatchObject({ cause: { code: '42501' } })
    expect(await database.orm.update(inventions).set({ name: 'X' })).toMatchObject({ rowCount: 0 })
    expect(await database.orm.delete(inventions)).toMatchObject({ rowCount: 0 })
  })

  test('a database user whom policies do not bind serves no call', async () => {
    const { role: _, ...connection } = database.connection
    const unbound = connect(connection, silentLog)
    const listed = inventionsOnServer.verbs.list(
      { acting: { orm: unbound.orm, by: byAda } },
      { limit: 5 },
    )
    await expect(listed).rejects.toThrow('Row-level security does not apply')
    await unbound.close()
  })

  test('the product’s own work sees all: trash, pictures', async () => {
    const old = { width: 10, height: 15, bytes: 3, createdAt: sql`now() - interval '2 days'` }
    const [cover] = await database.orm.insert(pictures).values(old).returning()
    await inventionsOnServer.verbs.update(actingAs(byAda), {
      id: kept,
      version: 1,
      coverId: cover?.id ?? null,
    })
    await sweepPictures({
      database,
      files: openFileStore({ s3: undefined, dataDir: product.config.dataDir }),
    })
    expect(await database.orm.$count(pictures)).toBe(1)

    const config = { limits: { trashDays: 0 } }
    await emptyTrash.run({ database, config, trashes: [inventionsOnServer.trash] }, undefined)
    expect((await all()).map(({ id }) => id)).not.toContain(trashed)
  })

  test('a later page costs as much as it shows, though others have most rows', async () => {
    await inventionsOnServer.within({ orm: database.orm, by: operator }, async (orm) => {
      for (const { id } of [ours, theirs, theirs, theirs]) {
        const at = crypto.randomUUID()
        const rows = Array.from({ length: 1000 }, (_, number) => ({
          organizationId: id,
          name: `${at.slice(number % 8)} ${number}`,
        }))
        await orm.insert(inventions).values(rows)
      }
    })
    await database.pool.query('VACUUM ANALYZE inventions')
    for (const sort of ['name', '-createdAt'] as const) {
      const first = await inventionsOnServer.verbs.list(actingAs(byAda), { sort, limit: 20 })
      const cursor = first.nextCursor ?? ''
      const plans = await plansOf(database, (watched) =>
        inventionsOnServer.verbs.list(
          { acting: { ...watched, by: byAda } },
          { sort, limit: 20, cursor },
        ),
      )
      expect(lookedAt(plans, 'inventions')).toBeLessThanOrEqual(200)
    }
  })

  test('the dashboard shows no total of all organizations', () => {
    expect(withResources([], [inventionsOnServer])).toEqual([])
  })
})
