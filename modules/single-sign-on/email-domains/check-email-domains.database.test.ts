import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { forgetEverybody } from '#modules/organizations/test-organizations.server.ts'
import { recordOf } from '#platform/activity/test-activity.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { silentLog } from '#platform/database/test-server.ts'
import { signOnScene } from '../test-single-sign-on.server.ts'
import { checkEmailDomains } from './check-email-domains.server.ts'
import { emailDomains } from './email-domain.table.server.ts'

const database = await testDatabase()
const { orm } = database
const { config, names, prove, someone, organization } = await signOnScene(database)
const news = recordOf(database)

beforeEach(async () => {
  await forgetEverybody(database)
  names.state.isAway = false
})

async function seenBefore(interval: string) {
  const owner = await someone()
  const { path } = await organization(owner)
  const { record } = await prove(owner, path, 'north.example')
  await orm.update(emailDomains).set({ seenAt: sql`now() - ${interval}::interval` })
  await news()
  return record
}

async function check() {
  await checkEmailDomains({ config, database, log: silentLog })
  const [row] = await orm.select().from(emailDomains)
  const isRecent = Date.now() - (row?.seenAt?.getTime() ?? 0) < 60_000
  return { isVerified: row?.verifiedAt !== null, isRecent }
}

describe('the record of a verified domain', () => {
  test('is looked for every day', async () => {
    await seenBefore('24 hours')
    expect(await check()).toEqual({ isVerified: true, isRecent: true })
  })

  test('is not looked for more often', async () => {
    await seenBefore('22 hours')
    expect(await check()).toEqual({ isVerified: true, isRecent: false })
  })

  test('may be gone for a week', async () => {
    const { name } = await seenBefore('6 days')
    names.records.delete(name)
    expect(await check()).toEqual({ isVerified: true, isRecent: false })
    expect(await news()).toEqual([])
  })

  test('check 47: ends the proof after that, on record', async () => {
    const { name } = await seenBefore('8 days')
    names.records.delete(name)
    expect(await check()).toMatchObject({ isVerified: false })
    expect(await news()).toMatchObject([{ action: 'emailDomain.lose', actorType: 'operator' }])
  })

  test('check 47: a name server that is away proves nothing', async () => {
    await seenBefore('8 days')
    names.state.isAway = true
    expect(await check()).toMatchObject({ isVerified: false })
  }, 20_000)
})
