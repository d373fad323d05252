import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { openFileStore } from '#platform/files/file-store.ts'
import { pictures } from './picture.table.server.ts'
import { sweepPictures } from './sweep-pictures.server.ts'

const database = await testDatabase()
const { orm, pool } = database
const dataDir = await mkdtemp(join(tmpdir(), 'test-'))
afterAll(() => rm(dataDir, { recursive: true }))
await mkdir(join(dataDir, 'files'))
const services = { database, files: openFileStore({ s3: undefined, dataDir }) }

const left = async () => (await orm.select({ id: pictures.id }).from(pictures)).map(({ id }) => id)

test('a picture that a new table refers to is kept for as long as it is used', async () => {
  await pool.query(`
    CREATE TABLE pictured_pets (photo_id uuid REFERENCES files (id));
    CREATE INDEX pictured_pets_photo ON pictured_pets (photo_id)`)
  const old = { width: 10, height: 15, bytes: 3, createdAt: sql`now() - interval '2 days'` }
  const [used] = await orm.insert(pictures).values([old, old]).returning({ id: pictures.id })
  await pool.query('INSERT INTO pictured_pets (photo_id) VALUES ($1), (NULL)', [used?.id])

  await sweepPictures(services)
  expect(await left()).toEqual([used?.id])

  await pool.query('UPDATE pictured_pets SET photo_id = NULL')
  await sweepPictures(services)
  expect(await left()).toEqual([])
})
