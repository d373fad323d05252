import { beforeEach, describe, expect, test } from 'vitest'
import { sessions } from '#domains/identity/auth/index.server.ts'
import { users } from '#platform/access/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { accounts } from '../links/accounts.table.server.ts'
import { openIdScene } from '../test-openid.ts'

const database = await testDatabase()
const { orm, pool } = database
const { server, serve, signInBy } = await openIdScene(database)

beforeEach(async () => {
  await pool.query('TRUNCATE rates')
  await orm.delete(users)
  server.alter = undefined
})

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds

describe('an ID token', () => {
  test.each([
    ['was issued in the future', { iat: inSeconds(600), exp: inSeconds(1200) }],
    ['has a subject of 5,000 characters', { sub: 's'.repeat(5000) }],
    ['has a subject of 256 characters', { sub: 's'.repeat(256) }],
  ])('that %s signs no one in', async (_, claims) => {
    const served = await serve()
    server.newPerson()
    server.alter = (token) => token.with(claims)
    expect((await signInBy(served.browser())).error).toBe('unable_to_get_user_info')
    const stored = await Promise.all([users, accounts, sessions].map((table) => orm.$count(table)))
    expect(stored).toEqual([0, 0, 0])
  })

  test('of a clock that is a few seconds ahead is accepted', async () => {
    const served = await serve()
    server.newPerson()
    server.alter = (token) => token.with({ iat: inSeconds(20) })
    expect((await signInBy(served.browser())).error).toBeNull()
  })
})
