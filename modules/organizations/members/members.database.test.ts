import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { users } from '#platform/access/tables.ts'
import { recordOf } from '#platform/activity/test-activity.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { forgetEverybody, organized, tally } from '../test-organizations.server.ts'
import { members } from './member.table.server.ts'

const database = await testDatabase()
const { orm, pool } = database
const news = recordOf(database)

beforeEach(() => forgetEverybody(database))

const refused = (status: number, code: string) => ({ status, json: { code } })
const onlyOwner = refused(403, 'YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER')
const withoutOwner = refused(403, 'YOU_CANNOT_LEAVE_THE_ORGANIZATION_WITHOUT_AN_OWNER')

/** Ada is owner, Ben administrator, Cleo member; Dan is not a member. */
async function staffed(variables: Record<string, string> = {}) {
  const served = await organized(database, variables)
  const [ada, ben, cleo, dan] = await Promise.all(
    ['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => served.person(name)),
  )
  if (!ada || !ben || !cleo || !dan) throw new Error('All four are there')
  const place = await served.organization(ada)
  const placeOf = {
    ada: { id: place.memberId },
    ben: await served.joins(place.id, ben, 'administrator'),
    cleo: await served.joins(place.id, cleo, 'member'),
  }
  const at = (name: keyof typeof placeOf) => `${place.path}/members/${placeOf[name].id}`
  return { ...served, ...place, ada, ben, cleo, dan, placeOf, at }
}

describe('spec 6: in an organization', () => {
  test('a member may do nothing but look and leave', async () => {
    const { cleo, path, at } = await staffed()
    const calls: [string, string, string, object?][] = [
      ['PATCH', at('ben'), 'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER', { role: 'member' }],
      ['DELETE', at('ben'), 'YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER'],
    ]
    for (const [method, target, code, body] of calls) {
      expect([code, await cleo.call(method, target, body)]).toMatchObject([
        code,
        refused(403, code),
      ])
    }
    expect((await cleo.call('GET', `${path}/members`)).json['total']).toMatchObject({ count: 3 })
    expect((await cleo.call('POST', `${path}/leave`)).status).toBe(204)
    expect((await cleo.call('GET', path)).status).toBe(404)
  })

  test('an administrator does all that an owner does, but to owners', async () => {
    const { ben, at } = await staffed()
    const mayNot = refused(403, 'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER')
    expect(await ben.call('PATCH', at('ada'), { role: 'member' })).toMatchObject(mayNot)
    expect(await ben.call('PATCH', at('ben'), { role: 'owner' })).toMatchObject(mayNot)
    expect(await ben.call('DELETE', at('ada'))).toMatchObject(
      refused(403, 'YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER'),
    )
    expect(await ben.call('PATCH', at('cleo'), { role: 'administrator' })).toMatchObject({
      status: 200,
      json: { role: 'administrator' },
    })
    expect((await ben.call('DELETE', at('cleo'))).status).toBe(204)
  })

  test('there are three roles, and no other', async () => {
    const { ada, at } = await staffed()
    const none = refused(404, 'ROLE_NOT_FOUND')
    expect(await ada.call('PATCH', at('cleo'), { role: 'king' })).toMatchObject(none)
  })

  test('changes to members are on record', async () => {
    const { ada, cleo, id, path, at } = await staffed()
    await news()
    await ada.call('PATCH', at('cleo'), { role: 'owner' })
    await ada.call('PATCH', at('cleo'), { role: 'owner' })
    await ada.call('DELETE', at('ben'))
    await cleo.call('POST', `${path}/leave`)
    expect(await news()).toMatchObject([
      {
        action: 'member.update',
        targetId: id,
        before: { role: 'member' },
        after: { role: 'owner' },
      },
      { action: 'member.remove', targetId: id, before: { role: 'administrator' } },
      { action: 'member.leave', targetId: id, actorEmail: cleo.email },
    ])
  })
})

describe('spec 6: the sole owner', () => {
  test('cannot leave, be demoted or be sent away', async () => {
    const { ada, path, at } = await staffed()
    expect(await ada.call('POST', `${path}/leave`)).toMatchObject(onlyOwner)
    expect(await ada.call('PATCH', at('ada'), { role: 'member' })).toMatchObject(withoutOwner)
    expect(await ada.call('DELETE', at('ada'))).toMatchObject(withoutOwner)
    await ada.call('PATCH', at('cleo'), { role: 'owner' })
    expect((await ada.call('POST', `${path}/leave`)).status).toBe(204)
  })

  test('cannot be deleted as a user, by an admin or by themself', async () => {
    const { ada, dan, id, path, newestCode, placeOf } = await staffed()
    await orm.update(users).set({ role: 'admin' }).where(eq(users.id, dan.id))
    expect(await dan.call('DELETE', `/users/${ada.id}`)).toMatchObject(withoutOwner)
    const leave = async () => {
      await pool.query(`UPDATE sign_in_codes SET sent_at = now() - interval '1 minute'`)
      await ada.browser.post('/delete-user/send-code')
      return ada.browser.post('/delete-user', { otp: await newestCode(ada.email) })
    }
    expect(await leave()).toMatchObject(onlyOwner)
    expect((await ada.call('GET', path)).status).toBe(200)
    await orm.update(members).set({ role: 'owner' }).where(eq(members.id, placeOf.ben.id))
    expect((await leave()).status).toBe(200)
    expect(await orm.$count(members, eq(members.organizationId, id))).toBe(2)
  })

  test('is the only owner who can sign in: a banned owner does not count until the ban is over', async () => {
    const { ada, ben, path, placeOf } = await staffed()
    await orm.update(members).set({ role: 'owner' }).where(eq(members.id, placeOf.ben.id))
    await orm.update(users).set({ banned: true }).where(eq(users.id, ben.id))
    expect(await ada.call('POST', `${path}/leave`)).toMatchObject(onlyOwner)
    const over = new Date(Date.now() - 1000)
    await orm.update(users).set({ banExpires: over }).where(eq(users.id, ben.id))
    expect((await ada.call('POST', `${path}/leave`)).status).toBe(204)
  })

  test('is there at last, however many owners go at once', async () => {
    const served = await staffed()
    const { ada, id, path, joins, person, placeOf } = served
    const others = await Promise.all(
      Array.from({ length: 24 }, (_, number) => person(`Owner${number}`)),
    )
    const owners = [{ person: ada, memberId: placeOf.ada.id }]
    for (const other of others) {
      owners.push({ person: other, memberId: (await joins(id, other, 'owner')).id })
    }
    // Each owner leaves and changes the next one's role: fifty concurrent calls without a deadlock.
    const answers = await Promise.all(
      owners.flatMap(({ person: { call } }, number) => {
        const next = owners[(number + 1) % owners.length]
        return [
          call('POST', `${path}/leave`),
          call('PATCH', `${path}/members/${next?.memberId}`, { role: 'member' }),
        ]
      }),
    )
    expect(answers).toHaveLength(50)
    expect(Object.keys(tally(answers))).not.toContain('INTERNAL_ERROR')
    const { rows } = await pool.query<{ count: number }>(
      `SELECT count(*)::int FROM members WHERE organization_id = $1 AND role = 'owner'`,
      [id],
    )
    expect(rows[0]?.count).toBeGreaterThanOrEqual(1)
  })

  test('is one of two who are deleted at once', async () => {
    const { ada, cleo, dan, id, placeOf } = await staffed()
    await orm.update(users).set({ role: 'admin' }).where(eq(users.id, dan.id))
    await orm.update(members).set({ role: 'owner' }).where(eq(members.id, placeOf.cleo.id))
    const answers = await Promise.all(
      [ada, cleo].map((owner) => dan.call('DELETE', `/users/${owner.id}`)),
    )
    expect(tally(answers)).toEqual({ done: 1, [withoutOwner.json.code]: 1 })
    expect(await orm.$count(members, eq(members.organizationId, id))).toBe(2)
  })
})

describe('the list of members', () => {
  const names = (items: Record<string, unknown>[]) => items.map(({ name }) => name)

  test('is searched, filtered, sorted and paged', async () => {
    const { cleo, path, itemsOf } = await staffed()
    const list = `${path}/members`
    expect(names(await itemsOf(cleo, list))).toEqual(['Ada', 'Ben', 'Cleo'])
    expect(names(await itemsOf(cleo, `${list}?sort=-name`))).toEqual(['Cleo', 'Ben', 'Ada'])
    expect(names(await itemsOf(cleo, `${list}?sort=createdAt`))).toEqual(['Ada', 'Ben', 'Cleo'])
    // The random digits in test emails can contain `be`, but no `l`.
    expect(names(await itemsOf(cleo, `${list}?searchTerm=cl`))).toEqual(['Cleo'])
    expect(names(await itemsOf(cleo, `${list}?searchTerm=ada.&role=owner`))).toEqual(['Ada'])
    expect(names(await itemsOf(cleo, `${list}?role=administrator`))).toEqual(['Ben'])
    const first = await cleo.call('GET', `${list}?limit=2`)
    const next = `${list}?limit=2&cursor=${String(first.json['nextCursor'])}`
    expect(names(await itemsOf(cleo, next))).toEqual(['Cleo'])
    expect(await cleo.call('GET', `${next}&role=owner`)).toMatchObject({ status: 400 })
  })

  test('knows a member by the name and address that they have now', async () => {
    const { ada, cleo, path, itemsOf } = await staffed()
    await cleo.call('PATCH', '/account', { name: 'Zoe' })
    await orm.update(users).set({ email: 'zoe@new.example' }).where(eq(users.id, cleo.id))
    expect(await itemsOf(ada, `${path}/members?searchTerm=zoe`)).toMatchObject([
      { name: 'Zoe', email: 'zoe@new.example' },
    ])
    expect(names(await itemsOf(ada, `${path}/members`))).toEqual(['Ada', 'Ben', 'Zoe'])
  })
})
