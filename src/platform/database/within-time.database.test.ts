import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from './test-database.ts'
import { withinTime } from './within-time.ts'

const { orm } = await testDatabase()

test('a count that takes too long is given up, and says so', async () => {
  const sleep = withinTime(orm, (reading) => reading.execute(sql`SELECT pg_sleep(5)`), '50ms')
  await expect(sleep).rejects.toMatchObject({ status: 422, code: 'TOO_SLOW_TO_COUNT' })
  const { rows } = await withinTime(orm, (reading) => reading.execute(sql`SELECT 1 AS "one"`))
  expect(rows).toEqual([{ one: 1 }])
})
