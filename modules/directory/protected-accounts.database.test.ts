import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { members } from '#modules/organizations/index.server.ts'
import { signInState } from '#modules/single-sign-on/test-database-state.ts'
import { users } from '#platform/access/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { containing, entraUser, patchOf, withDirectories } from './test-directory.server.ts'

const database = await testDatabase()
const product = await withDirectories(database, afterAll)
const corp = await product.directory('Corp', 'corp.example')
const { call, create } = corp

const off = patchOf({ op: 'Replace', path: 'active', value: 'False' })
const move = () => patchOf({ op: 'replace', path: 'userName', value: address() })
const rename = patchOf({ op: 'replace', path: 'displayName', value: 'Taken' })

let count = 0
const address = () => `vera${(count += 1)}@corp.example`

type Person = Awaited<ReturnType<typeof product.person>>

const outsider = () => product.person(`Other${(count += 1)}`)
const member = (facts: object = {}) => product.person('Vera', { email: address(), ...facts })
const roleOf = (person: Person, role: 'owner') =>
  database.orm.update(members).set({ role }).where(eq(members.userId, person.id))

const powerful: [string, () => Promise<Person>][] = [
  ['an admin of the installation', () => member({ role: 'admin' })],
  [
    'the owner of another organization',
    async () => {
      const person = await member()
      await product.organization(person)
      return person
    },
  ],
  [
    'an administrator of another organization',
    async () => {
      const [person, other] = [await member(), await outsider()]
      await product.joins((await product.organization(other)).id, person, 'administrator')
      return person
    },
  ],
]

describe('an administrator of an organization', () => {
  test('can’t use a key of the directory that they made as an owner', async () => {
    const [owner, adi] = [await member(), await outsider()]
    await create(entraUser(owner.email))
    await roleOf(owner, 'owner')
    await product.joins(corp.id, adi, 'owner')
    const by = product.callerWith(await product.keyOf(adi, { organizationId: corp.id }))
    expect((await by('GET', '/Users?count=0')).status).toBe(200)
    await database.orm
      .update(members)
      .set({ role: 'administrator' })
      .where(eq(members.userId, adi.id))
    const before = await signInState(database)
    for (const change of [off, rename, move()]) {
      expect((await by('PATCH', `/Users/${owner.id}`, change)).status).toBe(401)
    }
    expect(await signInState(database)).toEqual(before)
  })

  test('revokes no key of the directory', async () => {
    const adi = await outsider()
    await product.joins(corp.id, adi, 'administrator')
    const keys = await product.itemsOf(corp.owner, `/keys?organizationId=${corp.id}`)
    const ofDirectory = keys.find(({ name }) => name === 'Entra ID')
    const before = await signInState(database)
    expect((await adi.call('DELETE', `/keys/${String(ofDirectory?.['id'])}`)).status).toBe(404)
    expect(await signInState(database)).toEqual(before)
  })
})

describe('the directory of an organization', () => {
  test.each(powerful)('neither moves nor renames %s', async (_, make) => {
    const person = await make()
    await create(entraUser(person.email))
    const before = await signInState(database)
    expect(await call('PATCH', `/Users/${person.id}`, move())).toMatchObject({
      status: 403,
      json: { detail: containing('change their address themselves') },
    })
    expect((await call('PATCH', `/Users/${person.id}`, rename)).status).toBe(200)
    expect(await signInState(database)).toEqual(before)
  })

  test('moves no owner of its own organization, even by the key of another owner', async () => {
    const owner = await member()
    await create(entraUser(owner.email))
    await roleOf(owner, 'owner')
    const before = await signInState(database)
    expect((await call('PATCH', `/Users/${owner.id}`, move())).status).toBe(403)
    expect(await signInState(database)).toEqual(before)
  })

  test.each(powerful)('puts %s out of its organization, and no further', async (_, make) => {
    const person = await make()
    await create(entraUser(person.email))
    const { members: within, ...before } = await signInState(database)
    expect((await call('PATCH', `/Users/${person.id}`, off)).json).toMatchObject({ active: false })
    const { members: left, ...after } = await signInState(database)
    expect(after).toEqual(before)
    const gone = within?.filter((row) => !left?.includes(row))
    expect(gone).toEqual([`(${corp.id},${person.id},member)`])
    expect((await person.call('GET', '/organizations')).status).toBe(200)
  })

  test('puts an owner out of its organization, who stays signed in and is not banned', async () => {
    const owner = await member()
    await create(entraUser(owner.email))
    await roleOf(owner, 'owner')
    expect((await call('PATCH', `/Users/${owner.id}`, off)).json).toMatchObject({ active: false })
    expect((await owner.call('GET', '/organizations')).status).toBe(200)
    expect((await owner.call('GET', corp.path)).status).toBe(404)
  })

  test('signs out no one by repeating that a user who has left is not active', async () => {
    const reader = await member()
    await create(entraUser(reader.email))
    await call('PATCH', `/Users/${reader.id}`, off)
    await database.orm
      .update(users)
      .set({ banned: false, banReason: null })
      .where(eq(users.id, reader.id))
    await product.signedIn(reader.email)
    const before = await signInState(database)
    for (const _ of [1, 2, 3]) {
      expect((await call('PATCH', `/Users/${reader.id}`, off)).status).toBe(200)
    }
    expect((await call('DELETE', `/Users/${reader.id}`)).status).toBe(204)
    expect(await signInState(database)).toEqual(before)
  })

  test('touches no account that is not a member by creating it as not active', async () => {
    const reader = await member()
    const before = await signInState(database)
    await create(entraUser(reader.email, { active: false }))
    expect(await signInState(database)).toEqual(before)
  })
})

describe('accounts that a directory makes', () => {
  test('are limited, also as not active, and by deleting and making others', async () => {
    const limited = await withDirectories(database, afterAll, {
      LIMIT_MEMBERS_PER_ORGANIZATION: '3',
    })
    const small = await limited.directory('Small', 'small.example')
    const userOf = (name: string) => entraUser(`${name}@small.example`, { active: false })
    for (const name of ['one', 'two', 'three']) await small.create(userOf(name))
    const before = await signInState(database)
    expect((await small.call('POST', '/Users', userOf('four'))).status).toBe(403)
    expect(await signInState(database)).toEqual(before)
    const { json } = await small.call('GET', '/Users')
    for (const { id } of json['Resources'] as { id: string }[]) {
      await small.call('DELETE', `/Users/${id}`)
    }
    expect((await small.call('POST', '/Users', userOf('five'))).status).toBe(429)
    expect(await database.orm.$count(users, eq(users.email, 'five@small.example'))).toBe(0)
  })
})
