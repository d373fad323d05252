import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { signInAt } from '#modules/openid/test-openid.ts'
import { users } from '#platform/access/tables.ts'
import { recordOf } from '#platform/activity/test-activity.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { ways } from '../../tests/outside/travel.ts'
import { organizationProviders } from './organization-provider.table.server.ts'
import { at, refused, signOnScene } from './test-single-sign-on.server.ts'

const database = await testDatabase()
const { orm } = database
const scene = await signOnScene(database)
const { server, save, withProvider, prove, names, visit, linksOf } = scene
const news = recordOf(database)

beforeEach(scene.forget)

describe('check 47: domain sign-in', () => {
  const victim = async (email: string) => {
    await orm.insert(users).values({ email, emailVerified: true })
    return email
  }

  test('takes no account without a verified domain', async () => {
    const owner = await scene.someone()
    const { path, id } = await scene.organization(owner)
    await scene.addDomain(owner, path, 'victim.example')
    await save(owner, path)
    const provider = `organization-${id}`
    server.allow(provider)
    for (const email of [await victim(at('victim.example')), at('victim.example')]) {
      server.newPerson({ email })
      expect((await visit(provider)).error).toBe('foreign_address')
    }
    expect(await linksOf(provider)).toBe(0)
    await orm.update(organizationProviders).set({ triedAt: new Date() })
    const unproved = refused(409, 'NO_VERIFIED_DOMAIN')
    expect(await save(owner, path, { isRequired: true })).toMatchObject(unproved)
  })

  test.each([
    'other.example',
    'sub.own.example',
    'example',
    'own.example.evil.test',
    'notown.example',
  ])('takes no account at %s, with own.example verified', async (domain) => {
    const { provider } = await withProvider('own.example')
    server.newPerson({ email: await victim(at(domain)) })
    expect((await visit(provider)).error).not.toBeNull()
    expect(await linksOf(provider)).toBe(0)
  })

  test('takes no account of another organization’s domain, which can’t be verified twice', async () => {
    const { owner: _, path: __, ...first } = await withProvider('held.example')
    const eve = await scene.someone()
    const { path } = await scene.organization(eve)
    const { id, record } = await scene.addDomain(eve, path, 'held.example')
    names.records.set(record.name, [first.proof.record.value, record.value])
    const taken = refused(409, 'EMAIL_DOMAIN_TAKEN')
    expect(await eve.call('POST', `${path}/email-domains/${id}/verify`)).toMatchObject(taken)
  })

  test('ends for users who were linked, once the proof is gone or their address is another', async () => {
    const { provider, owner, path, proof } = await withProvider('lost.example')
    const email = at('lost.example')
    server.newPerson({ email })
    expect((await visit(provider)).error).toBeNull()
    await orm
      .update(users)
      .set({ email: at('mine.example') })
      .where(eq(users.email, email))
    expect((await visit(provider)).error).toBe('foreign_address')
    const another = at('lost.example')
    server.newPerson({ email: another })
    expect((await visit(provider)).error).toBeNull()
    await owner.call('DELETE', `${path}/email-domains/${proof.id}`)
    expect((await visit(provider)).error).toBe('foreign_address')
  })

  test('links an account that was here only after a fresh sign-in', async () => {
    const { provider } = await withProvider('fresh.example')
    const email = await victim(at('fresh.example'))
    server.newPerson({ email }, 3 * 3600)
    const { location, trips } = await visit(provider)
    expect([trips, new URL(location, 'http://here.invalid').pathname]).toEqual([2, '/login/verify'])
    expect(await linksOf(provider)).toBe(0)
  })

  test('is off where SIGN_IN has no codes or no providers', async () => {
    const { provider, owner, path } = await withProvider('off.example')
    await orm.update(organizationProviders).set({ isRequired: true })
    const off = await scene.serveElsewhere({ SIGN_IN: 'code' })
    const { json } = await off.browser().post('/sign-in/social', { provider, ...ways })
    expect(json).toMatchObject({ code: 'PROVIDER_NOT_FOUND' })
    expect((await off.browser().askCode(at('off.example'))).json).toMatchObject({ success: true })
    expect((await owner.call('GET', `${path}/single-sign-on`)).json['isOff']).toBe(false)
    const there = await off.person('Uma')
    const theirs = await off.organization(there)
    expect(await save(there, theirs.path)).toMatchObject(refused(403, 'SINGLE_SIGN_ON_OFF'))
  })

  test('brings in no new user where sign-up is closed, and no banned one', async () => {
    const { provider } = await withProvider('closed.example')
    const closed = await scene.serveElsewhere({ SIGN_UP: 'closed' })
    server.newPerson({ email: at('closed.example') })
    expect((await signInAt(server, closed.browser(), provider)).error).toBe('signup_disabled')
    const email = at('closed.example')
    await orm.insert(users).values({ email, emailVerified: true, banned: true })
    server.newPerson({ email })
    expect((await visit(provider)).error).toBe('BANNED_USER')
  })

  test('ends with the organization, and its links with it', async () => {
    const { provider, owner, path } = await withProvider('ended.example')
    server.newPerson({ email: at('ended.example') })
    await visit(provider)
    expect((await owner.call('DELETE', path)).status).toBe(204)
    expect(await linksOf(provider)).toBe(0)
    const { json } = await scene.browser().post('/sign-in/social', { provider, ...ways })
    expect(json).toMatchObject({ code: 'PROVIDER_NOT_FOUND' })
  })

  test('codes are sent again where the secret can’t be opened any more', async () => {
    await withProvider('resealed.example')
    await orm
      .update(organizationProviders)
      .set({ isRequired: true, clientSecret: Buffer.alloc(64).toString('base64') })
    const { json } = await scene.browser().askCode(at('resealed.example'))
    expect(json).toMatchObject({ success: true })
  })
})

test('a domain is proved by its own record alone', async () => {
  const owner = await scene.someone()
  const { path } = await scene.organization(owner)
  const { id, record } = await scene.addDomain(owner, path, 'proof.example')
  const verify = () => owner.call('POST', `${path}/email-domains/${id}/verify`)
  expect(await verify()).toMatchObject(refused(409, 'EMAIL_DOMAIN_RECORD_NOT_FOUND'))
  names.records.set(record.name, [`${record.value}0`])
  expect(await verify()).toMatchObject(refused(409, 'EMAIL_DOMAIN_RECORD_NOT_FOUND'))
  names.records.set(record.name, [record.value])
  expect(await verify()).toMatchObject({ status: 200, json: { domain: 'proof.example' } })
  expect((await news()).map(({ action }) => action)).toContain('emailDomain.verify')
  names.state.isAway = true
  expect(await verify()).toMatchObject(refused(409, 'EMAIL_DOMAIN_NOT_CHECKED'))
  names.state.isAway = false
  const gone = `${path}/email-domains/${crypto.randomUUID()}`
  expect(await owner.call('DELETE', gone)).toMatchObject(refused(404, 'EMAIL_DOMAIN_NOT_FOUND'))
  const again = await owner.call('POST', `${path}/email-domains`, { domain: 'PROOF.example ' })
  expect(again).toMatchObject(refused(409, 'EMAIL_DOMAIN_ALREADY_ADDED'))
  await prove(owner, path, 'second.example')
  expect((await scene.itemsOf(owner, `${path}/email-domains`)).map((one) => one['domain'])).toEqual(
    ['proof.example', 'second.example'],
  )
  const others = Array.from({ length: 18 }, (_, number) => `n${number}.proof.example`)
  for (const domain of others) await scene.addDomain(owner, path, domain)
  const most = 'YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_EMAIL_DOMAINS'
  const tooMany = await owner.call('POST', `${path}/email-domains`, { domain: 'many.example' })
  expect(tooMany).toMatchObject(refused(403, most))
}, 30_000)
