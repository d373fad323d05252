import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#platform/access/tables.ts'
import { activities } from '#platform/activity/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { serveAuth } from '../test-auth.ts'
import { workOfWrongCodes } from './test-statements.ts'

const database = await testDatabase()
const { orm } = database

test('check 50: a wrong code sends the same statements for a known, a banned and an unknown address', async () => {
  await orm.insert(users).values([
    { email: 'known@example.com', emailVerified: true },
    { email: 'barred@example.com', emailVerified: true, banned: true },
  ])
  const names = ['known', 'barred', 'unknown']
  const work = await workOfWrongCodes(database, names)
  const known = work.get('known') ?? []
  expect(known.filter((statement) => String(statement).includes('"activities"'))).toHaveLength(3)
  for (const name of names) expect(work.get(name)).toEqual(known)
})

test('the record of a wrong code for an unknown address names no address', async () => {
  const { browser } = await serveAuth(database)
  const visitor = browser()
  await visitor.askCode('nowhere@example.com')
  await visitor.signIn('nowhere@example.com', '000000')
  const rows = await orm.select().from(activities).where(eq(activities.action, 'code.fail'))
  expect(rows.at(-1)).toMatchObject({ targetType: 'user', targetId: null, targetName: null })
  expect(JSON.stringify(rows)).not.toContain('nowhere')
})
