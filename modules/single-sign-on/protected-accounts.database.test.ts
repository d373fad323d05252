import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '#app/api/test-product.server.ts'
import { accounts } from '#modules/openid/index.server.ts'
import { addressIn, travel } from '#modules/openid/test-openid.ts'
import { members } from '#modules/organizations/index.server.ts'
import { users } from '#platform/access/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { ways } from '../../tests/outside/travel.ts'
import { organizationProviders } from './organization-provider.table.server.ts'
import { signInState } from './test-database-state.ts'
import { at, refused, signOnScene } from './test-single-sign-on.server.ts'

const database = await testDatabase()
const { orm, pool } = database
const scene = await signOnScene(database)
const { server, save, withProvider, visit } = scene

beforeEach(scene.forget)

const ownersAlone = refused(403, 'YOU_ARE_NOT_ALLOWED_TO_MANAGE_SIGN_IN_OF_THIS_ORGANIZATION')

async function linkFrom(person: Pick<Person, 'browser'>, provider: string) {
  const { status, json } = await person.browser.post('/sign-in/social', {
    provider,
    link: true,
    ...ways,
  })
  return status === 200 ? travel(server, person.browser, addressIn(json)) : { status, json }
}

/** Accounts at the domain of an organization that may do more than it decides about. */
const powerful: [string, (domain: string) => Promise<Person>][] = [
  ['an admin of the installation', (domain) => member(domain, { role: 'admin' })],
  [
    'the owner of another organization',
    async (domain) => {
      const person = await member(domain)
      await scene.organization(person)
      return person
    },
  ],
  [
    'an administrator of another organization',
    async (domain) => {
      const [person, other] = [await member(domain), await scene.someone()]
      await scene.joins((await scene.organization(other)).id, person, 'administrator')
      return person
    },
  ],
]

const member = (domain: string, facts: object = {}) =>
  scene.person('Vera', { email: at(domain), ...facts })

describe('an administrator of an organization', () => {
  test('neither sees nor changes its domains and its provider', async () => {
    const { path, id, proof } = await withProvider('admins.example')
    const eve = await scene.someone()
    await scene.joins(id, eve, 'administrator')
    const before = await signInState(database)
    for (const [method, place, body] of [
      ['GET', 'single-sign-on'],
      ['DELETE', 'single-sign-on'],
      ['GET', 'email-domains'],
      ['POST', 'email-domains', { domain: 'eve.example' }],
      ['POST', `email-domains/${proof.id}/verify`],
      ['DELETE', `email-domains/${proof.id}`],
    ] as const) {
      expect(await eve.call(method, `${path}/${place}`, body)).toMatchObject(ownersAlone)
    }
    expect(await save(eve, path, { clientId: 'of-eve' })).toMatchObject(ownersAlone)
    expect(await save(eve, path, { isRequired: true })).toMatchObject(ownersAlone)
    expect(await signInState(database)).toEqual(before)
  })
})

describe('the provider of an organization', () => {
  test.each(powerful)('signs in no account of %s', async (_, make) => {
    const { provider, id } = await withProvider('corp.example')
    const { id: userId, email } = await make('corp.example')
    await scene.joins(id, { id: userId }, 'member')
    server.newPerson({ email })
    const before = await signInState(database)
    expect((await visit(provider)).error).toBe('agreement_required')
    expect(await signInState(database)).toEqual(before)
  })

  test('signs in no owner of its own organization', async () => {
    const { provider, owner } = await withProvider('own.example')
    const email = at('own.example')
    await orm.update(users).set({ email }).where(eq(users.id, owner.id))
    server.newPerson({ email })
    const before = await signInState(database)
    expect((await visit(provider)).error).toBe('agreement_required')
    expect(await signInState(database)).toEqual(before)
  })

  test('signs in an administrator of its own organization, as its owners may', async () => {
    const { provider, id } = await withProvider('staffed.example')
    const person = await member('staffed.example')
    await scene.joins(id, person, 'administrator')
    server.newPerson({ email: person.email })
    expect((await visit(provider)).location).toContain('/login/verify')
  })

  test('no longer signs in a linked reader who has become an admin', async () => {
    const { provider } = await withProvider('grown.example')
    const email = at('grown.example')
    server.newPerson({ email })
    expect((await visit(provider)).error).toBeNull()
    await orm.update(users).set({ role: 'admin' }).where(eq(users.email, email))
    const before = await signInState(database)
    expect((await visit(provider)).error).toBe('agreement_required')
    expect(await signInState(database)).toEqual(before)
  })

  test.each(powerful)('is not asked in place of a code for %s', async (_, make) => {
    await withProvider('codes.example')
    const person = await make('codes.example')
    const reader = await member('codes.example')
    await pool.query('DELETE FROM sign_in_codes')
    await orm.update(organizationProviders).set({ isRequired: true, triedAt: new Date() })
    expect(addressIn((await scene.browser().askCode(reader.email)).json)).toContain(server.issuer)
    expect((await scene.browser().askCode(person.email)).json).toMatchObject({ success: true })
    await pool.query('DELETE FROM sign_in_codes')
    await scene.signedIn(person.email)
  })
})

describe('an account that agrees from its own session', () => {
  test('is linked, told by mail, and signed in by the provider from then on', async () => {
    const { provider } = await withProvider('agreed.example')
    const admin = await member('agreed.example', { role: 'admin' })
    server.newPerson({ email: admin.email })
    expect(await linkFrom(admin, provider)).toMatchObject({ error: null })
    const isTheirs = eq(accounts.userId, admin.id)
    const [link] = await orm.select().from(accounts).where(isTheirs)
    expect(link).toMatchObject({ providerId: provider, agreedAt: expect.any(Date) as unknown })
    const mails = (await scene.mail.mailbox?.()) ?? []
    expect(mails.filter(({ to }) => to === admin.email).map(({ subject }) => subject)).toContain(
      'A provider was linked to your account',
    )
    expect((await visit(provider)).error).toBeNull()
  })

  test('needs a recent sign-in, the same session at the return, and its own address', async () => {
    const { provider } = await withProvider('sure.example')
    const admin = await member('sure.example', { role: 'admin' })
    server.newPerson({ email: at('sure.example') })
    const before = await signInState(database)
    expect(await linkFrom(admin, provider)).toMatchObject({ error: 'account_not_linked' })
    expect(await linkFrom({ browser: scene.browser() }, provider)).toMatchObject({ status: 401 })
    expect(await signInState(database)).toEqual(before)

    server.newPerson({ email: admin.email })
    const { json } = await admin.browser.post('/sign-in/social', { provider, link: true, ...ways })
    const other = await member('sure.example')
    for (const [name, value] of other.browser.cookies) {
      if (name.endsWith('session_token')) admin.browser.cookies.set(name, value)
    }
    const swapped = await signInState(database)
    const returned = await travel(server, admin.browser, addressIn(json))
    expect(returned).toMatchObject({ error: 'state_mismatch' })
    expect(await signInState(database)).toEqual(swapped)

    await pool.query(
      `UPDATE sessions SET created_at = now() - interval '1 day' WHERE user_id = $1`,
      [other.id],
    )
    expect(await linkFrom(other, provider)).toMatchObject({ status: 403 })
  })
})

describe('a reader whose account was here before the provider', () => {
  async function arrived(domain: string) {
    const { provider, id } = await withProvider(domain)
    const reader = await member(domain)
    await pool.query('DELETE FROM sign_in_codes')
    server.newPerson({ email: reader.email })
    const visitor = scene.browser()
    const { json } = await visitor.post('/sign-in/social', { provider, ...ways })
    const before = await signInState(database)
    const { location } = await travel(server, visitor, addressIn(json))
    return { provider, id, reader, visitor, before, location }
  }

  test('is linked only once a code that was sent to its address is entered', async () => {
    const { provider, id, reader, visitor, before, location } = await arrived('asked.example')
    const { pathname, searchParams } = new URL(location, 'http://here.invalid')
    expect([pathname, searchParams.get('email'), searchParams.get('redirect')]).toEqual([
      '/login/verify',
      reader.email,
      ways.callbackURL,
    ])
    expect(await signInState(database)).toEqual(before)
    const code = await scene.newestCode(reader.email)
    const wrong = code === '000000' ? '000001' : '000000'
    expect((await visitor.signIn(reader.email, wrong)).status).toBe(400)
    expect(await signInState(database)).toEqual(before)
    expect((await visitor.signIn(reader.email, code)).status).toBe(200)
    const links = await orm.select().from(accounts).where(eq(accounts.userId, reader.id))
    expect(links).toMatchObject([{ providerId: provider, agreedAt: null }])
    expect(await orm.$count(members, eq(members.organizationId, id))).toBe(2)
    const sent = ((await scene.mail.mailbox?.()) ?? []).filter(({ to }) => to === reader.email)
    expect(sent.map(({ subject }) => subject)).toContain('A provider was linked to your account')
    expect((await visit(provider)).error).toBeNull()
  })

  test('is not linked by a code for signing in, nor by the code in another browser', async () => {
    const { reader, before } = await arrived('another.example')
    const code = await scene.newestCode(reader.email)
    const stranger = scene.browser()
    expect((await stranger.signIn(reader.email, code)).status).toBe(400)
    await pool.query('DELETE FROM sign_in_codes')
    await scene.signedIn(reader.email)
    const { accounts: links, members: within } = await signInState(database)
    expect([links, within]).toEqual([before['accounts'], before['members']])
  })

  test('is not linked if it has become powerful before the code is entered', async () => {
    const { reader, visitor } = await arrived('late.example')
    await orm.update(users).set({ role: 'admin' }).where(eq(users.id, reader.id))
    const before = await signInState(database)
    const refusal = refused(403, 'agreement_required')
    const code = await scene.newestCode(reader.email)
    expect(await visitor.signIn(reader.email, code)).toMatchObject(refusal)
    expect(await signInState(database)).toEqual(before)
  })

  test('is not linked if the provider is another before the code is entered', async () => {
    const { reader, visitor } = await arrived('swapped.example')
    await orm.update(organizationProviders).set({ clientId: 'another' })
    const before = await signInState(database)
    const code = await scene.newestCode(reader.email)
    expect(await visitor.signIn(reader.email, code)).toMatchObject(refused(403, 'single_sign_on'))
    expect(await signInState(database)).toEqual(before)
  })
})

test('a code that was sent before single sign-on was required signs no one in', async () => {
  await withProvider('before.example')
  const email = at('before.example')
  const visitor = scene.browser()
  await visitor.askCode(email)
  await orm.update(organizationProviders).set({ isRequired: true, triedAt: new Date() })
  const before = await signInState(database)
  expect(await visitor.signIn(email, await scene.newestCode(email))).toMatchObject(
    refused(403, 'single_sign_on'),
  )
  expect(await signInState(database)).toEqual(before)
})
