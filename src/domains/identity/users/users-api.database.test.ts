import { beforeEach, describe, expect, test } from 'vitest'
import { users } from '#platform/access/tables.ts'
import { recordOf } from '#platform/activity/test-activity.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { messagesIn } from '#platform/mail/test-mailbox.ts'
import { managed } from './test-people.server.ts'

const database = await testDatabase()
const news = recordOf(database)
const unknownId = '019aa5b0-0000-7000-8000-000000000001'

beforeEach(async () => {
  await database.orm.delete(users)
})

type Managed = Awaited<ReturnType<typeof managed>>
const mailsTo = async ({ mail }: Managed, email: string) =>
  (await messagesIn(mail)).filter(({ to }) => to === email).map(({ subject }) => subject)

describe('users over HTTP', () => {
  test('a user is created, read, changed and deleted, and each act is on record', async () => {
    const { call, admin } = await managed(database)
    await news()
    const made = await call('POST', '/users', { email: ' Noor@Example.com ', name: 'Noor' })
    expect(made).toMatchObject({
      status: 201,
      json: { name: 'Noor', email: 'noor@example.com', role: 'user', status: 'unverified' },
    })
    const id = String(made.json?.['id'])
    expect(await call('GET', `/users/${id}`)).toMatchObject({ status: 200, json: made.json })
    const changed = await call('PATCH', `/users/${id}`, {
      version: 1,
      name: 'Noor H.',
      role: 'admin',
    })
    expect(changed).toMatchObject({
      status: 200,
      json: { name: 'Noor H.', role: 'admin', version: 2 },
    })
    const by = { actorId: admin.id, targetId: id, targetName: 'noor@example.com' }
    expect(await news()).toMatchObject([
      { ...by, action: 'user.create', after: { name: 'Noor', role: 'user' } },
      {
        ...by,
        action: 'user.update',
        before: { name: 'Noor', role: 'user' },
        after: { name: 'Noor H.', role: 'admin' },
      },
    ])
    expect(await call('DELETE', `/users/${id}`)).toMatchObject({ status: 204 })
    expect(await call('GET', `/users/${id}`)).toMatchObject({
      status: 404,
      json: { code: 'USER_NOT_FOUND' },
    })
    expect(await news()).toMatchObject([
      { ...by, action: 'user.delete', targetName: null, before: { role: 'admin' } },
    ])
  })

  test('users are offered by name with their email; one without a name by the email', async () => {
    const { call, person } = await managed(database)
    const noor = await person('Noor')
    const namesFor = async (query: string) =>
      (await call('GET', `/users/names?${query}`)).json?.['items']
    const option = { id: noor.id, name: 'Noor', note: noor.email }
    expect(await namesFor('searchTerm=noo')).toEqual([option])
    expect(await namesFor(`ids[]=${noor.id}&ids[]=${unknownId}`)).toEqual([option])
    const unnamed = await call('POST', '/users', { email: 'new@example.com' })
    const id = String(unnamed.json?.['id'])
    expect(await namesFor(`ids[]=${id}`)).toEqual([
      { id, name: 'new@example.com', note: 'new@example.com' },
    ])
    expect(await namesFor('')).toHaveLength(3)
  })

  test('a change that changes nothing makes no version and no record', async () => {
    const { call, person } = await managed(database)
    const { id, version } = await person('Noor')
    await news()
    for (const change of [{}, { name: 'Noor' }, { role: 'user', version }]) {
      expect(await call('PATCH', `/users/${id}`, change)).toMatchObject({
        status: 200,
        json: { name: 'Noor', version },
      })
    }
    expect(await news()).toEqual([])
  })

  test('spec 7: clients of the sign-in library find them at /api/auth/admin/list-users', async () => {
    const { admin, browser, person, signedIn } = await managed(database)
    const noor = await person('Noor')
    const ask = (visitor: typeof browser, query = '') =>
      visitor.get(`/admin/list-users?limit=1&sort=-name${query}`)
    expect(await ask(browser)).toMatchObject({
      status: 200,
      json: { users: [{ id: noor.id, email: noor.email, banned: false }], total: 2 },
    })
    expect((await ask(browser, `&searchTerm=${admin.email}`)).json).toMatchObject({
      users: [{ id: admin.id, role: 'admin' }],
      nextCursor: null,
    })
    expect((await ask(browser, '&role=owner')).status).toBe(400)
    expect((await ask(await signedIn(noor.email))).status).toBe(403)
    browser.cookies.clear()
    expect((await ask(browser)).status).toBe(401)
  })

  test('check 11: an address of another user, however it is written, is refused at its field', async () => {
    const { call, person, admin } = await managed(database)
    const noor = await person('Noor')
    const fields = { email: 'An account with this email already exists' }
    const taken = { status: 409, json: { code: 'USER_ALREADY_EXISTS', fields } }
    expect(await call('POST', '/users', { email: noor.email.toUpperCase() })).toMatchObject(taken)
    const body = { version: 1, email: admin.email }
    expect(await call('PATCH', `/users/${noor.id}`, body)).toMatchObject(taken)
    for (const [email, message] of [
      ['', 'Email is required'],
      ['nobody', 'Email is invalid'],
    ]) {
      expect(await call('POST', '/users', { email })).toMatchObject({
        status: 400,
        json: { code: 'VALIDATION_ERROR', fields: { email: message } },
      })
    }
  })

  test('an invited user gets a welcome in their language', async () => {
    const served = await managed(database)
    const { call } = served
    await call('POST', '/users', { email: 'one@example.com', invite: true, language: 'fr' })
    await call('POST', '/users', { email: 'two@example.com' })
    expect(await mailsTo(served, 'one@example.com')).toEqual(['Votre compte est prêt'])
    expect(await mailsTo(served, 'two@example.com')).toEqual([])
  })

  test('check 44: a new address is verified, both are told, and every session ends', async () => {
    const served = await managed(database)
    const { call, person, signedIn, find, sessionsOf } = served
    const noor = await person('Noor', { emailVerified: false })
    await signedIn(noor.email)
    const { version } = (await find(noor.id)) ?? {}
    const email = `new.${noor.email}`
    const changed = await call('PATCH', `/users/${noor.id}`, { version, email })
    expect(changed).toMatchObject({ status: 200, json: { email, emailVerified: true } })
    expect(await sessionsOf(noor.id)).toEqual([])
    expect(await mailsTo(served, noor.email)).toContain('Your account email has changed')
    expect(await mailsTo(served, email)).toEqual(['This is now your account email'])
  })

  test('behaviour 12: a stale save is refused with what the user is now', async () => {
    const { call, person } = await managed(database)
    const noor = await person('Noor')
    await call('PATCH', `/users/${noor.id}`, { name: 'First' })
    expect(await call('PATCH', `/users/${noor.id}`, { version: 1, name: 'Second' })).toMatchObject({
      status: 409,
      json: { code: 'CONFLICT', current: { name: 'First', version: 2 } },
    })
  })

  test('check 17: a banned user is refused at the next request, and let in when the ban is over', async () => {
    const { call, person, signedIn, sessionsOf, browser, newestCode } = await managed(database)
    const noor = await person('Noor')
    const theirs = await signedIn(noor.email)
    await database.pool.query(`UPDATE sign_in_codes SET sent_at = sent_at - interval '1 minute'`)
    const expiresAt = new Date(Date.now() + 3600_000).toISOString()
    const banned = await call('POST', `/users/${noor.id}/ban`, { reason: 'Spam', expiresAt })
    expect(banned).toMatchObject({
      status: 200,
      json: { status: 'banned', banReason: 'Spam', banExpires: expiresAt },
    })
    expect((await theirs.get('/list-sessions')).status).toBe(401)
    expect(await sessionsOf(noor.id)).toEqual([])
    await theirs.askCode(noor.email)
    const refused = await theirs.signIn(noor.email, await newestCode(noor.email))
    expect(refused).toMatchObject({ status: 403, json: { code: 'BANNED_USER' } })

    expect(await call('POST', `/users/${noor.id}/unban`)).toMatchObject({
      status: 200,
      json: { status: 'active', banReason: null },
    })
    await database.pool.query(`UPDATE sign_in_codes SET sent_at = sent_at - interval '1 minute'`)
    expect((await signedIn(noor.email, browser)).cookies.size).toBeGreaterThan(0)
  })

  test('check 19: sessions are listed without tokens, and ended for their own user alone', async () => {
    const { call, person, signedIn, sessionsOf } = await managed(database)
    const [noor, kim] = [await person('Noor'), await person('Kim')]
    await signedIn(noor.email)
    await signedIn(kim.email)
    const [session] = await sessionsOf(noor.id)
    const listed = await call('GET', `/users/${noor.id}/sessions`)
    expect(listed).toMatchObject({
      status: 200,
      json: { items: [{ id: session?.id, impersonated: false }] },
    })
    expect(JSON.stringify(listed.json)).not.toContain(session?.token)

    const wrong = await call('DELETE', `/users/${kim.id}/sessions/${session?.id}`)
    expect(wrong).toMatchObject({ status: 404, json: { code: 'NOT_FOUND' } })
    expect(await sessionsOf(noor.id)).toHaveLength(1)
    const path = `/users/${noor.id}/sessions/${session?.id}`
    expect(await call('DELETE', path)).toMatchObject({ status: 204 })
    expect(await sessionsOf(noor.id)).toEqual([])
    expect(await call('DELETE', `/users/${kim.id}/sessions`)).toMatchObject({ status: 204 })
    expect(await sessionsOf(kim.id)).toEqual([])
    expect((await call('GET', `/users/${unknownId}/sessions`)).status).toBe(404)
  })

  test('a manager acts as a user by REST, with the cookies and the record of the sign-in call', async () => {
    const { call, person, browser, admin } = await managed(database)
    const noor = await person('Noor')
    await news()
    const path = `/users/${noor.id}/impersonate`
    expect(await call('POST', path, {})).toMatchObject({
      status: 400,
      json: { fields: { reason: 'Reason is required' } },
    })
    expect((await call('POST', path, { reason: 'To help' })).status).toBe(204)
    expect((await browser.get('/get-session')).json).toMatchObject({
      user: { id: noor.id },
      impersonatedBy: { id: admin.id },
    })
    expect((await browser.post('/admin/stop-impersonating')).status).toBe(200)
    expect((await browser.get('/get-session')).json).toMatchObject({ user: { id: admin.id } })
    expect(await news()).toMatchObject([
      { action: 'impersonation.start', actorId: admin.id, targetId: noor.id },
      { action: 'impersonation.stop', actorId: admin.id, targetId: noor.id },
    ])
  })
})

test('a ban, its end and a new name that come at once apply one after the other', async () => {
  const { call, person } = await managed(database)
  const noor = await person('Noor')
  const path = `/users/${noor.id}`
  const acts = [
    () => call('POST', `${path}/ban`, { reason: 'Spam' }),
    () => call('POST', `${path}/unban`),
    () => call('PATCH', path, { name: 'Noor H.' }),
    () => call('PATCH', path, { role: 'user' }),
  ]
  for (let round = 0; round < 15; round++) {
    const said = await Promise.all([...acts, ...acts].map((act) => act()))
    expect(said.map(({ status }) => status)).toEqual(said.map(() => 200))
  }
})
