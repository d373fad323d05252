import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '#app/api/test-product.server.ts'
import { sessions } from '#domains/identity/auth/index.server.ts'
import { addressIn, signInAt, travel } from '#modules/openid/test-openid.ts'
import { members } from '#modules/organizations/index.server.ts'
import { users } from '#platform/access/tables.ts'
import { recordOf } from '#platform/activity/test-activity.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { silentLog } from '#platform/database/test-server.ts'
import { createSeal } from '#platform/secrets/seal.ts'
import { ways } from '../../tests/outside/travel.ts'
import { allowCodes } from './allow-codes/allow-codes.server.ts'
import { organizationProviders } from './organization-provider.table.server.ts'
import { renewSecrets } from './renew-secrets.server.ts'
import { at, refused, signOnScene } from './test-single-sign-on.server.ts'

const database = await testDatabase()
const { orm, pool } = database
const scene = await signOnScene(database)
const { server, save, withProvider, visit, linksOf } = scene
const news = recordOf(database)

beforeEach(scene.forget)

const stateOf = async ({ owner, path }: { owner: Person; path: string }) =>
  (await owner.call('GET', `${path}/single-sign-on`)).json['provider']

describe('single sign-on of an organization', () => {
  test('lets in addresses of its domain, who become members, on record', async () => {
    const { provider, id, ...organization } = await withProvider('north.example')
    expect(await stateOf(organization)).toMatchObject({ isRequired: false, triedAt: null })
    const email = at('north.example')
    server.newPerson({ email, name: 'Ann' })
    await news()
    const visitor = scene.browser()
    expect(await signInAt(server, visitor, provider)).toMatchObject({
      location: ways.callbackURL,
      error: null,
    })
    expect((await visitor.get('/get-session')).json).toMatchObject({ user: { email, name: 'Ann' } })
    const [session] = await orm
      .select({ method: sessions.method, role: members.role })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .innerJoin(members, eq(members.userId, users.id))
      .where(eq(users.email, email))
    expect(session).toEqual({ method: 'organization', role: 'member' })
    expect((await news()).map(({ action }) => action)).toEqual([
      'user.create',
      'member.join',
      'session.start',
    ])
    expect(await stateOf(organization)).not.toMatchObject({ triedAt: null })
    // A member who was removed is not brought back.
    await orm.delete(members).where(eq(members.role, 'member'))
    expect((await visit(provider)).error).toBeNull()
    expect(await orm.$count(members, eq(members.organizationId, id))).toBe(1)
  })

  test('a provider need not say that an address is verified, but may deny it', async () => {
    const { provider } = await withProvider('silent.example')
    server.newPerson({ email: at('silent.example'), email_verified: undefined })
    expect((await visit(provider)).error).toBeNull()
    server.newPerson({ email: at('silent.example'), email_verified: false })
    expect((await visit(provider)).error).toBe('email_not_verified')
  })

  test('is required only after it was tried, and then no code is sent', async () => {
    const { provider, owner, path } = await withProvider('south.example')
    const notTried = refused(409, 'SINGLE_SIGN_ON_NOT_TRIED')
    expect(await save(owner, path, { isRequired: true })).toMatchObject(notTried)
    const email = at('south.example')
    server.newPerson({ email })
    await visit(provider)
    expect((await save(owner, path, { isRequired: true, clientSecret: undefined })).status).toBe(
      204,
    )
    const { mailbox } = scene.mail
    const sent = (await mailbox?.())?.length
    const visitor = scene.browser()
    const asked = { email: ` ${email.toUpperCase()}`, type: 'sign-in', ...ways }
    const { json } = await visitor.post('/email-otp/send-verification-otp', asked)
    const url = addressIn(json)
    expect(url).toContain(server.issuer)
    expect((await mailbox?.())?.length).toBe(sent)
    expect(await travel(server, visitor, url)).toMatchObject({ error: null })
    // Another provider under the same organization has to be tried again.
    const other = { clientId: 'another', isRequired: true }
    expect(await save(owner, path, other)).toMatchObject(notTried)
  })

  test('check 1: known, unknown and banned addresses of the domain are answered alike', async () => {
    const { provider, owner, path } = await withProvider('east.example')
    const [known, banned] = [at('east.example'), at('east.example')]
    server.newPerson({ email: known })
    await visit(provider)
    await orm.insert(users).values({ email: banned, emailVerified: true, banned: true })
    await save(owner, path, { isRequired: true })
    const answers = await Promise.all(
      [known, banned, at('east.example')].map(async (email) => {
        const { status, json } = await scene
          .browser()
          .post('/email-otp/send-verification-otp', { email, type: 'sign-in' })
        return [status, new URL(addressIn(json)).pathname]
      }),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })

  test('where it is gone, codes are sent again, and its links are gone, too', async () => {
    const { provider, owner, path } = await withProvider('west.example')
    const email = at('west.example')
    server.newPerson({ email })
    await visit(provider)
    await save(owner, path, { isRequired: true })
    expect((await owner.call('DELETE', `${path}/single-sign-on`)).status).toBe(204)
    expect(await linksOf(provider)).toBe(0)
    expect((await scene.browser().askCode(email)).json).toMatchObject({ success: true })
    const { json } = await scene.browser().post('/sign-in/social', { provider, ...ways })
    expect(json).toMatchObject({ code: 'PROVIDER_NOT_FOUND' })
    const gone = refused(404, 'SINGLE_SIGN_ON_NOT_FOUND')
    expect(await owner.call('DELETE', `${path}/single-sign-on`)).toMatchObject(gone)
  })

  test('another provider knows none of the users of the one before', async () => {
    const { provider, owner, path } = await withProvider('moved.example')
    server.newPerson({ email: at('moved.example') })
    await visit(provider)
    expect(await linksOf(provider)).toBe(1)
    const noSecret = { clientId: 'another', clientSecret: undefined }
    expect(await save(owner, path, noSecret)).toMatchObject(refused(409, 'CLIENT_SECRET_REQUIRED'))
    expect(await linksOf(provider)).toBe(1)
    expect((await save(owner, path, { clientId: 'another' })).status).toBe(204)
    expect(await linksOf(provider)).toBe(0)
  })

  test('the secret is never shown, and stored encrypted', async () => {
    const organization = await withProvider('secret.example')
    const { body } = await organization.owner.browser.ask(
      `/api/v1${organization.path}/single-sign-on`,
    )
    const { rows } = await pool.query<{ row: string }>(
      'SELECT row::text FROM (SELECT o, a FROM organization_providers o, activities a) AS row',
    )
    expect(rows.length).toBeGreaterThan(0)
    const all = String(body) + rows.map(({ row }) => row).join()
    expect(all).not.toContain('our-secret')
  })

  test.each([
    ['http://192.168.7.7/realms/x', 'a private network'],
    ['https://127.0.0.1:9/', 'this machine'],
    ['http://login.example/', 'no encryption'],
    ['ftp://login.example/', 'another protocol'],
  ])('%s is refused: %s', async (issuer) => {
    const owner = await scene.someone()
    const { path } = await scene.organization(owner)
    const { status, json } = await save(owner, path, { issuer })
    const isUrl = /^https?:/.test(issuer)
    expect([status, json['code']]).toEqual(
      isUrl ? [409, 'ISSUER_NOT_USABLE'] : [400, 'VALIDATION_ERROR'],
    )
    expect(await orm.$count(organizationProviders)).toBe(0)
  })

  test('belongs to owners, who have signed in a moment ago', async () => {
    const { owner, path, id } = await withProvider('rights.example')
    const ben = await scene.someone()
    await scene.joins(id, ben, 'member')
    const forbidden = refused(403, 'YOU_ARE_NOT_ALLOWED_TO_MANAGE_SIGN_IN_OF_THIS_ORGANIZATION')
    expect(await ben.call('GET', `${path}/single-sign-on`)).toMatchObject(forbidden)
    expect(await save(ben, path)).toMatchObject(forbidden)
    expect(await ben.call('GET', `${path}/email-domains`)).toMatchObject(forbidden)
    const cleo = await scene.someone()
    const unknown = refused(404, 'ORGANIZATION_NOT_FOUND')
    expect(await save(cleo, path)).toMatchObject(unknown)
    await pool.query(
      `UPDATE sessions SET created_at = now() - interval '1 day' WHERE user_id = $1`,
      [owner.id],
    )
    expect((await save(owner, path)).status).toBe(403)
    expect((await owner.call('DELETE', `${path}/single-sign-on`)).status).toBe(403)
  })
})

describe('the operator', () => {
  test('lets members sign in with codes again, on record', async () => {
    const { path, id, owner } = await withProvider('stuck.example')
    await orm.update(organizationProviders).set({ isRequired: true })
    const { json } = await owner.call('GET', path)
    await news()
    expect(await allowCodes(database, String(json['slug']))).toBe('done')
    expect(await news()).toMatchObject([
      { action: 'singleSignOn.save', actorType: 'operator', targetId: id },
    ])
    expect((await scene.browser().askCode(at('stuck.example'))).json).toMatchObject({
      success: true,
    })
    expect(await allowCodes(database, String(json['slug']))).toBe('not required')
    expect(await allowCodes(database, 'no-such-place')).toBe('unknown')
  })

  test('can change AUTH_SECRET: secrets are encrypted with the new one', async () => {
    await withProvider('rotated.example')
    const authSecret = 'a secret of tomorrow, which is long enough'
    const config = { authSecret, authSecretPrevious: scene.config.authSecret }
    await renewSecrets({ config, database, log: silentLog })
    const [row] = await orm.select().from(organizationProviders)
    const sealed = row?.clientSecret ?? ''
    const open = (secret: string) =>
      createSeal({ authSecret: secret, authSecretPrevious: undefined }, 'single-sign-on').open(
        sealed,
      )
    expect(open(authSecret)).toBe('our-secret')
    expect(() => open(scene.config.authSecret)).toThrow('unable to authenticate data')
  })
})
