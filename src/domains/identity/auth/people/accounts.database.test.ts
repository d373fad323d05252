import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { users } from '#platform/access/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { rates } from '#platform/rates/tables.ts'
import { sessions, signInCodes } from '../auth.table.server.ts'
import { sweep } from '../sweep.server.ts'
import { grantRole, revokeRole } from './admins.server.ts'
import { hasAdmin } from './has-admin.server.ts'
import { addSampleAccounts, findSampleAccounts } from './sample-accounts.server.ts'

const database = await testDatabase()
const { orm } = database
const config = {
  adminUserIds: [],
  limits: { sessionAbsoluteDays: 90, adminIdleHours: 12, adminSessionDays: 7 },
}
const grantAdmin = (of: typeof database, email: string) => grantRole(of, { email, role: 'admin' })
const revokeAdmin = (of: typeof database, email: string, adminUserIds?: string[]) =>
  revokeRole(of, { email, role: 'admin' }, adminUserIds)
const names = async () => (await orm.select().from(users)).map(({ email }) => email)

test('sample accounts are for an empty database in local mode or a demo', async () => {
  await orm.delete(users)
  await addSampleAccounts(database, { demoMode: false, localMode: false, sampleData: true })
  await addSampleAccounts(database, { demoMode: false, localMode: true, sampleData: false })
  expect(await names()).toEqual([])
  const local = { demoMode: false, localMode: true, sampleData: true }
  await Promise.all([addSampleAccounts(database, local), addSampleAccounts(database, local)])
  expect((await names()).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'admin@example.com',
    'user@example.com',
  ])
  await orm.delete(users)
  await addSampleAccounts(database, { demoMode: true, localMode: false, sampleData: true })
  expect(await orm.$count(users)).toBe(2)
  await orm.delete(users)
  await orm.insert(users).values({ email: 'ann@example.com' })
  await addSampleAccounts(database, local)
  expect(await names()).toEqual(['ann@example.com'])
})

test('sample accounts are named in local mode, and only those that are there', async () => {
  await orm.delete(users)
  const found = (localMode: boolean) => findSampleAccounts(database, { localMode })
  expect(await found(true)).toEqual([])
  await addSampleAccounts(database, { demoMode: false, localMode: true, sampleData: true })
  expect(await found(true)).toEqual(['admin@example.com', 'user@example.com'])
  expect(await found(false)).toEqual([])
  await orm.delete(users).where(eq(users.email, 'admin@example.com'))
  expect(await found(true)).toEqual(['user@example.com'])
})

test('a server needs an admin until there is one, and is not asked again then', async () => {
  await orm.delete(users)
  await orm.insert(users).values({ email: 'ann@example.com' })
  const nobody = { adminUserIds: [] }
  expect(await hasAdmin(database, nobody)).toBe(false)
  expect(await hasAdmin(database, { adminUserIds: ['019aa5b0-0000-7000-8000-000000000001'] })).toBe(
    true,
  )
  expect(await hasAdmin(database, nobody)).toBe(false)
  await grantAdmin(database, 'ben@example.com')
  expect(await hasAdmin(database, nobody)).toBe(true)
  const asked = vi.spyOn(database.pool, 'query')
  expect(await hasAdmin(database, nobody)).toBe(true)
  expect(asked).not.toHaveBeenCalled()
  asked.mockRestore()
  await orm.delete(users)
  await orm.insert(users).values({ email: 'ann@example.com' })
})

test('the sweep deletes expired rows, and no others', async () => {
  await orm.delete(users)
  const [user] = await orm.insert(users).values({ email: 'ann@example.com' }).returning()
  const [past, future] = [new Date(Date.now() - 7200_000), new Date(Date.now() + 7200_000)]
  for (const [key, moment] of Object.entries({ past, future })) {
    await orm.insert(rates).values({ key, count: 1, endsAt: moment })
    await orm.insert(sessions).values({ token: key, userId: user!.id, expiresAt: moment })
    await orm.insert(signInCodes).values({ browser: key, email: 'ann', expiresAt: moment })
  }
  await sweep(database, config)
  expect((await orm.select().from(rates)).map(({ key }) => key)).toEqual(['future'])
  expect((await orm.select().from(sessions)).map(({ token }) => token)).toEqual(['future'])
  expect((await orm.select().from(signInCodes)).map(({ browser }) => browser)).toEqual(['future'])
})

test('check 17: a ban that has run out is lifted, and no other', async () => {
  await orm.delete(users)
  const [past, future] = [new Date(Date.now() - 1000), new Date(Date.now() + 7200_000)]
  for (const [email, banExpires] of Object.entries({ past, future, never: null })) {
    await orm.insert(users).values({ email, banned: true, banReason: 'Spam', banExpires })
  }
  await sweep(database, config)
  const banned = (await orm.select().from(users)).filter((user) => user.banned)
  expect(banned.map(({ email }) => email)).toEqual(['future', 'never'])
  const [lifted] = await orm.select().from(users).where(eq(users.email, 'past'))
  expect(lifted).toMatchObject({ banReason: null, banExpires: null, version: 2 })
})

test('check 23: an admin is made and unmade, but never the last one', async () => {
  await orm.delete(users)
  const [ann, ben] = ['ann@example.com', 'ben@example.com']
  expect(await grantAdmin(database, ann)).toBe('done')
  expect(await grantAdmin(database, ann)).toBe('already')
  expect(await revokeAdmin(database, ann)).toBe('last')
  expect(await revokeAdmin(database, ben)).toBe('unknown')
  await orm.insert(users).values({ email: ben })
  expect(await revokeAdmin(database, ben)).toBe('already')
  expect(await grantAdmin(database, ben)).toBe('done')
  const outcomes = await Promise.all([revokeAdmin(database, ann), revokeAdmin(database, ben)])
  expect(new Set(outcomes)).toEqual(new Set(['done', 'last']))
  expect((await orm.select().from(users)).map(({ role }) => role)).toContain('user')
})

test('check 23: an admin that the operator lists is one who is left', async () => {
  await orm.delete(users)
  await grantAdmin(database, 'ann@example.com')
  const [listed] = await orm.insert(users).values({ email: 'ben@example.com' }).returning()
  expect(await revokeAdmin(database, 'ann@example.com')).toBe('last')
  expect(await revokeAdmin(database, 'ann@example.com', [listed!.id])).toBe('done')
})
