import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as migrateByDate } from 'drizzle-orm/node-postgres/migrator'
import type { Pool } from 'pg'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { leaveAsItIs } from '#platform/database/migration/migrate.ts'
import { readMigrations } from '#platform/database/migration/read-migrations.ts'
import { emptyDatabase, migrateOnce } from '#platform/database/migration/test-migrations.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { bringUp, historyUntil } from './earlier-history.ts'

const earlier = import.meta.dirname
const { pool, connection } = await testDatabase()
const fresh = await testDatabase()
beforeEach(() => emptyDatabase(connection))

const names = (project?: string) => readMigrations(project).map(({ name }) => name)

async function applied() {
  const { rows } = await pool.query<{ name: string }>(
    'SELECT name FROM drizzle.__drizzle_migrations',
  )
  return rows.map(({ name }) => name).toSorted()
}

/** Everything in the schema but the order of columns, the comments of functions and the months that the record has. */
async function schemaOf(database: Pool) {
  const { rows } = await database.query<{ kind: string; told: string }>(`
    WITH ours AS (SELECT * FROM pg_class WHERE relnamespace = 'public'::regnamespace)
    SELECT 'column' AS kind, format('%s.%s %s %s %s %s %s', relname, attname, format_type(atttypid, atttypmod),
      attnotnull, attgenerated, attcollation::regcollation, pg_get_expr(adbin, adrelid)) AS told
    FROM ours JOIN pg_attribute ON attrelid = ours.oid AND attnum > 0 AND NOT attisdropped AND relkind IN ('r', 'p')
      LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
    UNION ALL
    SELECT 'constraint', format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(pg_constraint.oid))
    FROM pg_constraint JOIN ours ON ours.oid = conrelid WHERE contype <> 'n'
    UNION ALL
    SELECT 'index', pg_get_indexdef(indexrelid) FROM pg_index JOIN ours ON ours.oid = indrelid
    UNION ALL
    SELECT 'trigger', pg_get_triggerdef(pg_trigger.oid) FROM pg_trigger JOIN ours ON ours.oid = tgrelid WHERE NOT tgisinternal
    UNION ALL
    SELECT 'table', format('%s %s %s %s', relname, relkind, relrowsecurity, relforcerowsecurity) FROM ours WHERE relkind IN ('r', 'p')
    UNION ALL
    SELECT 'function', format('%s %s', regexp_replace(pg_get_functiondef(oid), '^ *--.*?\\n', '', 'gn'),
      EXISTS (SELECT FROM aclexplode(coalesce(proacl, acldefault('f', proowner))) WHERE grantee = 0))
    FROM pg_proc WHERE pronamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_proc'::regclass AND objid = pg_proc.oid AND deptype = 'e')`)
  return rows.map(({ kind, told }) => `${kind} ${told}`).toSorted()
}

async function fill() {
  await pool.query(`
    WITH ada AS (INSERT INTO users (email, name) VALUES ('ada@example.com', 'Ada') RETURNING id),
      club AS (INSERT INTO organizations (name, slug) VALUES ('Club', 'club') RETURNING id)
    INSERT INTO members (organization_id, user_id, role) SELECT club.id, ada.id, 'owner' FROM ada, club;
    INSERT INTO genres (name, colour) VALUES ('Novel', 335)`)
}

const rows = async () =>
  (
    await pool.query<object>(
      `SELECT users.*, members.*, organizations.*, genres.* FROM users JOIN members ON members.user_id = users.id
       JOIN organizations ON organizations.id = organization_id, genres`,
    )
  ).rows

test('a database with the whole earlier history is taken over: same rows, the schema of a new one, nothing applied', async () => {
  await migrateOnce(connection, earlier)
  await fill()
  const before = await rows()
  expect(before).toHaveLength(1)
  await migrateOnce(connection)
  expect(await applied()).toEqual(names().toSorted())
  expect(await rows()).toEqual(before)
  expect(await schemaOf(pool)).toEqual(await schemaOf(fresh.pool))
  await migrateOnce(connection)
  expect(await applied()).toEqual(names().toSorted())
})

test('a database with a part of it is refused by the command that applies the rest, and taken over then', async () => {
  await migrateOnce(
    connection,
    await historyUntil('_provider_sessions_undo_and_user_pictures', onTestFinished),
  )
  await fill()
  const before = await rows()
  const parts = await applied()
  await expect(migrateOnce(connection)).rejects.toThrow('Run “node scripts/earlier/bring-up.mjs”')
  expect(await applied()).toEqual(parts)
  await bringUp(connection)
  expect(await rows()).toEqual(before)
  expect(await schemaOf(pool)).toEqual(await schemaOf(fresh.pool))
})

test('a backup leaves a database of the earlier history as it is', async () => {
  await migrateOnce(connection, earlier)
  const before = await applied()
  const client = await pool.connect()
  await leaveAsItIs(client).finally(() => client.release())
  expect(await applied()).toEqual(before)
  expect(before).toEqual(names(earlier))
})

test('of processes starting together one takes it over, once', async () => {
  await migrateOnce(connection, earlier)
  await Promise.all([1, 2, 3].map(() => migrateOnce(connection)))
  expect(await applied()).toEqual(names().toSorted())
})

const timesOf010 = [
  1795244026265, 1795248886918, 1795262303899, 1795270133868, 1795273942312, 1795276806086,
  1795290122008, 1795313912612, 1795314941864, 1795408292679, 1795408328211, 1795490606505,
  1795492159621, 1795493475455, 1795524859286, 1795541889032,
]

test.each([16, 9])(
  'a database with %i migrations of release 0.1.0, which had no names, is brought up',
  async (count) => {
    const folder = join(await historyUntil('_jobs', onTestFinished), 'migrations')
    await mkdir(join(folder, 'meta'))
    const entries = timesOf010.slice(0, count).map((when, idx) => ({
      idx,
      version: '7',
      when,
      tag: names(earlier)[idx]!,
      breakpoints: true,
    }))
    for (const { tag } of entries) {
      await cp(join(folder, tag, 'migration.sql'), join(folder, `${tag}.sql`))
    }
    const journal = { version: '7', dialect: 'postgresql', entries }
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify(journal))
    await migrateByDate(drizzle(pool), { migrationsFolder: folder })
    await expect(migrateOnce(connection)).rejects.toThrow('made before the first release')
    await bringUp(connection)
    expect(await schemaOf(pool)).toEqual(await schemaOf(fresh.pool))
  },
)
