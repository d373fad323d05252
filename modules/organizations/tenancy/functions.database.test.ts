import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'

const { pool } = await testDatabase()
const written = readFileSync(join(import.meta.dirname, '../functions.sql'), 'utf8')
const names = Array.from(written.matchAll(/^CREATE FUNCTION (\w+)/gm), ([, name]) => name)

const inDatabase = async () => {
  // The migrations have other comments.
  const functions = `SELECT proname, regexp_replace(prosrc, '--[^\\n]*', '', 'g') AS body
     FROM pg_proc WHERE proname = ANY ($1) ORDER BY proname`
  const triggers = `SELECT pg_get_triggerdef(pg_trigger.oid) AS defined FROM pg_trigger
     JOIN pg_proc ON pg_proc.oid = tgfoid WHERE proname = ANY ($1) ORDER BY 1`
  return [
    (await pool.query<object>(functions, [names])).rows,
    (await pool.query<object>(triggers, [names])).rows,
  ]
}

test('a product that takes organizations in gets the functions and triggers that the migrations made', async () => {
  const [functions, triggers] = await inDatabase()
  expect([functions?.length, triggers?.length]).toEqual([5, 7])
  await pool.query(`DROP FUNCTION ${names.join(', ')} CASCADE`)
  for (const statement of written.split('--> statement-breakpoint')) await pool.query(statement)
  expect(await inDatabase()).toEqual([functions, triggers])
})
