import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type Database } from './database.ts'
import { preparing } from './prepared.ts'
import { testDatabase } from './test-database.ts'

const { orm } = await testDatabase()

test('here a name that stands for two statements is refused, and one for one is not', () => {
  const statement = preparing((on: Database['orm'], name, words: string) =>
    on
      .select({ one: sql.raw(words) })
      .from(sql`(SELECT) AS nothing`)
      .prepare(name),
  )
  statement(orm, 'one', '1')
  statement(orm, 'one', '1')
  expect(() => statement(orm, 'one', '2')).toThrow('Two statements are called “one”')
})
