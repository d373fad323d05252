import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { members } from '#modules/organizations/index.server.ts'
import { teamMembers } from '#modules/teams/index.server.ts'
import { firstTeamOf } from '#modules/teams/test-teams.server.ts'
import { users } from '#platform/access/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { containing, entraUser, patchOf, withDirectories } from './test-directory.server.ts'

const database = await testDatabase()
const product = await withDirectories(database, afterAll)
const corp = await product.directory('Corp', 'corp.example')
const { call, create } = corp

const off = patchOf({ op: 'Replace', path: 'active', value: 'False' })
const on = patchOf({ op: 'Replace', path: 'active', value: 'True' })

let count = 0
const address = () => `user${(count += 1)}@corp.example`

/** A user of the directory who has signed in. */
async function present(facts: Parameters<typeof product.person>[1] = {}) {
  const email = address()
  const user = await product.person('Uma', { email, ...facts })
  await create(entraUser(email))
  return user
}

const statusOf = async (key: string) =>
  (await product.ask('/api/v1/books', { headers: { authorization: `Bearer ${key}` } })).status

const stateOf = async (id: string) =>
  (await database.orm.select().from(users).where(eq(users.id, id)))[0]
const membershipsOf = (id: string) => database.orm.$count(members, eq(members.userId, id))

describe('check 48: a user who is put out by the directory', () => {
  test.each([
    ['PATCH', off],
    ['PUT', entraUser('', { active: false })],
    ['DELETE', undefined],
  ])(
    'by %s is refused at the next call: session, keys, teams and sign-in',
    async (method, body) => {
      const user = await present()
      const member = (
        await database.orm.select().from(members).where(eq(members.userId, user.id))
      )[0]
      await database.orm
        .update(members)
        .set({ role: 'administrator' })
        .where(eq(members.userId, user.id))
      const team = await firstTeamOf(corp.owner, corp.path)
      await corp.owner.call('PUT', `${corp.path}/teams/${team.id}/members/${member?.id}`)
      const keys = [
        await product.keyOf(user, { scopes: ['book:read'] }),
        await product.keyOf(user, { scopes: ['book:read'], organizationId: corp.id }),
      ]
      const answers = async () => [
        (await user.call('GET', '/organizations')).status,
        ...(await Promise.all(keys.map(statusOf))),
      ]
      expect(await answers()).toEqual([200, 200, 200])
      const sent = body && 'userName' in body ? { ...body, userName: user.email } : body
      expect((await call(method, `/Users/${user.id}`, sent)).status).toBe(sent ? 200 : 204)
      expect(await answers()).toEqual([401, 401, 401])
      expect(await membershipsOf(user.id)).toBe(0)
      expect(
        await database.orm.$count(teamMembers, eq(teamMembers.memberId, member?.id ?? '')),
      ).toBe(0)
      expect(await stateOf(user.id)).toMatchObject({
        banned: true,
        banReason: 'Removed from the directory of Corp',
        banExpires: null,
      })
      await expect(product.signedIn(user.email)).rejects.toThrow('should have been let in')
    },
  )

  test('is let in again by the same directory, as a member, and has no key of the organization', async () => {
    const user = await present()
    await database.orm
      .update(members)
      .set({ role: 'administrator' })
      .where(eq(members.userId, user.id))
    const key = await product.keyOf(user, { scopes: ['book:read'], organizationId: corp.id })
    await call('PATCH', `/Users/${user.id}`, off)
    expect((await call('GET', `/Users/${user.id}`)).json).toMatchObject({ active: false })
    expect((await call('PATCH', `/Users/${user.id}`, on)).json).toMatchObject({ active: true })
    expect((await user.call('GET', '/organizations')).status).toBe(401)
    await product.signedIn(user.email)
    await database.orm
      .update(members)
      .set({ role: 'administrator' })
      .where(eq(members.userId, user.id))
    expect(await statusOf(key)).toBe(401)
  })

  test('is not let in if an admin has banned them, before or after', async () => {
    const before = await product.account('Before', {
      email: address(),
      banned: true,
      banReason: 'Spam',
    })
    expect(await call('POST', '/Users', entraUser(before.email))).toMatchObject({
      status: 403,
      json: { detail: containing('has banned this user') },
    })
    expect(await membershipsOf(before.id)).toBe(0)
    const user = await present()
    await call('PATCH', `/Users/${user.id}`, off)
    await database.orm.update(users).set({ banReason: 'Spam' }).where(eq(users.id, user.id))
    expect((await call('PATCH', `/Users/${user.id}`, on)).status).toBe(403)
    expect(await stateOf(user.id)).toMatchObject({ banned: true, banReason: 'Spam' })
    const later = await present()
    await database.orm
      .update(users)
      .set({ banned: true, banReason: 'Spam' })
      .where(eq(users.id, later.id))
    await call('PATCH', `/Users/${later.id}`, off)
    expect(await stateOf(later.id)).toMatchObject({ banned: true, banReason: 'Spam' })
    expect(await membershipsOf(later.id)).toBe(0)
  })

  test('is not let in by the directory of another organization that has the domain now', async () => {
    const first = await product.directory('First', 'moved.example')
    const { id } = await first.create(entraUser('eve@moved.example'))
    await first.call('DELETE', `/Users/${id}`)
    await database.pool.query(
      `UPDATE email_domains SET verified_at = NULL WHERE domain = 'moved.example'`,
    )
    const second = await product.directory('Second', 'moved.example')
    expect((await second.call('POST', '/Users', entraUser('eve@moved.example'))).status).toBe(403)
    expect((await first.call('POST', '/Users', entraUser('eve@moved.example'))).status).toBe(403)
    expect(await stateOf(id)).toMatchObject({ banned: true })
  })

  test('is out of the organization but not banned, if the address is no longer of its domain', async () => {
    const user = await present()
    await database.orm
      .update(users)
      .set({ email: 'left@elsewhere.example' })
      .where(eq(users.id, user.id))
    expect((await call('PATCH', `/Users/${user.id}`, off)).json).toMatchObject({ active: false })
    expect(await membershipsOf(user.id)).toBe(0)
    expect(await stateOf(user.id)).toMatchObject({ banned: false })
    expect((await user.call('GET', '/organizations')).status).toBe(200)
    expect((await call('PATCH', `/Users/${user.id}`, on)).status).toBe(403)
  })

  test('stays as the last owner, with all they have', async () => {
    const sole = await product.directory('Sole', 'sole.example')
    await database.orm
      .update(users)
      .set({ email: 'owner@sole.example' })
      .where(eq(users.id, sole.owner.id))
    await sole.create(entraUser('owner@sole.example'))
    for (const [method, body] of [['PATCH', off], ['DELETE']] as const) {
      expect(await sole.call(method, `/Users/${sole.owner.id}`, body)).toMatchObject({
        status: 409,
        json: { status: '409', detail: containing('without an owner') },
      })
    }
    expect(await stateOf(sole.owner.id)).toMatchObject({ banned: false })
    expect((await sole.owner.call('GET', '/organizations')).status).toBe(200)
    expect((await sole.call('GET', `/Users/${sole.owner.id}`)).json).toMatchObject({ active: true })
  })

  test('is wholly in or wholly out, whatever comes at the same time', async () => {
    const user = await present()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        call('PATCH', `/Users/${user.id}`, turn % 2 ? on : off),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const { json } = await call('GET', `/Users/${user.id}`)
    const isActive = json['active'] === true
    expect(await membershipsOf(user.id)).toBe(isActive ? 1 : 0)
    expect(await stateOf(user.id)).toMatchObject({ banned: !isActive })
    const made = await Promise.all(
      Array.from({ length: 10 }, () => call('POST', '/Users', entraUser('many@corp.example'))),
    )
    expect(made.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...made.slice(1).map(() => 409),
    ])
  })
})
