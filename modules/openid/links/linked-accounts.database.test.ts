import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { sessions } from '#domains/identity/auth/index.server.ts'
import { users } from '#platform/access/tables.ts'
import { activities } from '#platform/activity/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { messagesIn } from '#platform/mail/test-mailbox.ts'
import { openIdScene } from '../test-openid.ts'
import { accounts } from './accounts.table.server.ts'

const database = await testDatabase()
const { orm, pool } = database
const { server, serve, signInBy, keys } = await openIdScene(database)

beforeEach(async () => {
  await pool.query('TRUNCATE rates')
  await orm.delete(users)
})

const second = {
  OIDC_2_ISSUER: keys.OIDC_ISSUER,
  OIDC_2_CLIENT_ID: keys.OIDC_CLIENT_ID,
  OIDC_2_CLIENT_SECRET: keys.OIDC_CLIENT_SECRET,
  OIDC_2_NAME: 'Staff',
}

async function linked(variables: Record<string, string> = {}, ids = ['oidc']) {
  const served = await serve(variables)
  const { email } = server.newPerson()
  const visitor = served.browser()
  for (const id of ids) await signInBy(visitor, id)
  const subjects = async () =>
    (await messagesIn(served.mail)).filter(({ to }) => to === email).map(({ subject }) => subject)
  const unlink = (providerId = 'oidc') => visitor.post('/unlink-account', { providerId })
  const names = async () => (await visitor.get('/list-accounts')).json
  return { served, visitor, email, subjects, unlink, names }
}

const refused = (status: number, code: string) => ({ status, json: { code } })

describe('check 44: an account at a provider', () => {
  test('is listed by its name, and unlinked: other sessions end, by mail and on record', async () => {
    const { served, visitor, email, subjects, unlink, names } = await linked()
    expect(await names()).toMatchObject({ items: [{ providerId: 'oidc', name: 'Library ID' }] })
    const elsewhere = served.browser()
    await signInBy(elsewhere)
    expect((await unlink()).json).toEqual({ success: true })
    expect(await names()).toEqual({ items: [], offered: [] })
    expect(await orm.$count(accounts)).toBe(0)
    expect((await elsewhere.get('/get-session')).json).toBeNull()
    expect((await visitor.get('/get-session')).json).toMatchObject({ user: { email } })
    expect(await subjects()).toContain('A linked account was removed')
    const ofUser = and(eq(activities.action, 'account.unlink'), eq(activities.targetName, email))
    expect(await orm.select().from(activities).where(ofUser)).toMatchObject([
      { before: { provider: 'Library ID' } },
    ])
    expect(await unlink()).toMatchObject(refused(404, 'ACCOUNT_NOT_FOUND'))
  })

  test('is linked again by a later sign-in', async () => {
    const { served, unlink } = await linked()
    await unlink()
    expect(await signInBy(served.browser())).toMatchObject({ error: null })
    expect(await orm.$count(accounts)).toBe(1)
  })

  test('stays where nothing else signs its user in, also when two are unlinked at once', async () => {
    const { unlink, names } = await linked({ SIGN_IN: 'oidc', ...second }, ['oidc', 'oidc-2'])
    const both = await Promise.all([unlink('oidc'), unlink('oidc-2')])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    expect(both.find(({ status }) => status === 400)?.json).toMatchObject({
      code: 'FAILED_TO_UNLINK_LAST_ACCOUNT',
    })
    const { items } = (await names()) as { items: object[] }
    expect(items).toHaveLength(1)
  })

  test('does not count as another way once its provider is no longer set up', async () => {
    const { visitor, unlink } = await linked({ SIGN_IN: 'oidc' })
    const [user] = await orm.select().from(users)
    await orm
      .insert(accounts)
      .values({ userId: user?.id ?? '', providerId: 'github', accountId: 'gone' })
    const last = refused(400, 'FAILED_TO_UNLINK_LAST_ACCOUNT')
    expect(await unlink()).toMatchObject(last)
    expect((await visitor.post('/unlink-account', { providerId: 'github' })).status).toBe(200)
  })

  test('can’t be unlinked without a recent sign-in, nor by another user', async () => {
    const { served, unlink } = await linked()
    const other = await served.signedIn('other@example.com')
    const theirs = await other.post('/unlink-account', { providerId: 'oidc' })
    expect(theirs).toMatchObject(refused(404, 'ACCOUNT_NOT_FOUND'))
    await orm.update(sessions).set({ createdAt: new Date(Date.now() - 24 * 3600_000) })
    expect(await unlink()).toMatchObject(refused(403, 'SESSION_EXPIRED'))
    expect(await orm.$count(accounts)).toBe(1)
  })
})
