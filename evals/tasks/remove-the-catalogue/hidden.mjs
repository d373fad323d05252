import { expect, test } from 'vitest'
import { apiRouter } from '#app/api/index.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'

const { pool } = await testDatabase()

test('books, genres and shelves are gone; users, organizations and jobs stay', async () => {
  const calls = Object.keys(apiRouter)
  for (const name of ['books', 'genres', 'shelves']) expect(calls).not.toContain(name)
  for (const name of ['users', 'organizations', 'jobs']) expect(calls).toContain(name)
  const { rows } = await pool.query(
    `SELECT table_name FROM information_schema.tables WHERE table_name IN ('books', 'genres', 'shelves')`,
  )
  expect(rows).toEqual([])
})
