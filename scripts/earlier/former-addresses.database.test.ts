import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase, migrateOnce } from '#platform/database/migration/test-migrations.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { bringUp, historyUntil } from './earlier-history.ts'

const { pool, connection } = await testDatabase()

test('addresses in pieces are put together, and what is too short then gets another', async () => {
  await emptyDatabase(connection)
  await migrateOnce(connection, await historyUntil('shares_end', onTestFinished))
  const names = ['한국', '가', '서울', 'library']
  for (const name of names) {
    const slug = name.normalize('NFKD')
    await pool.query('INSERT INTO organizations (name, slug) VALUES ($1, $2)', [name, slug])
  }
  await pool.query(`INSERT INTO organizations (name, slug) VALUES ('another', '서울')`)
  await bringUp(connection)
  const { rows } = await pool.query<{ name: string; slug: string }>(
    'SELECT name, slug FROM organizations',
  )
  const { 가: short, ...others } = Object.fromEntries(rows.map(({ name, slug }) => [name, slug]))
  expect(short).toMatch(/^[\da-f]{8}$/)
  expect(others).toEqual({
    한국: '한국',
    서울: '서울'.normalize('NFKD'),
    library: 'library',
    another: '서울',
  })
})
