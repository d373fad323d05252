import { beforeEach, expect, test } from 'vitest'
import { picture } from '#kit/pictures/test-pictures.server.ts'
import { servePictures } from '#kit/pictures/test-sender.server.ts'
import { users } from '#platform/access/tables.ts'
import { recordOf } from '#platform/activity/test-activity.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { fromHere } from '#platform/http/test-server.ts'

const database = await testDatabase()
const { orm, pool } = database
const news = recordOf(database)

beforeEach(async () => {
  await orm.delete(users)
})

async function readerWithPicture() {
  const served = await servePictures(database)
  const values = { name: 'Noor', email: 'noor@example.com', emailVerified: true }
  const [noor] = await orm.insert(users).values(values).returning()
  const reader = await served.signedIn('noor@example.com')
  await served.sendAs(reader, '/api/v1/account/picture/upload', await picture('jpeg'))
  await news()
  return { ...served, reader, id: String(noor?.id) }
}

async function stored() {
  const { rows } = await pool.query<{ image: string | null; picture: string | null }>(
    'SELECT image, picture_id AS picture, version FROM users LEFT JOIN user_pictures USING (id) ORDER BY id',
  )
  return rows
}

const removal = { method: 'DELETE', headers: { ...fromHere, 'content-length': '0' } }

test('an admin removes the picture of a user, once and on record', async () => {
  const { browser, id } = await readerWithPicture()
  const before = (await stored()).find(({ picture: one }) => one !== null)
  expect(before?.image).toContain(before?.picture)
  const path = `/api/v1/users/${id}/picture`
  expect((await browser.ask(path, removal)).status).toBe(204)
  expect((await stored()).every(({ image, picture: one }) => !image && !one)).toBe(true)
  expect(await news()).toMatchObject([
    {
      action: 'user.update',
      targetId: id,
      before: { pictureId: before?.picture },
      after: { pictureId: null },
    },
  ])
  expect((await browser.ask(path, removal)).status).toBe(204)
  expect(await news()).toEqual([])
})

test('check 21: a reader removes no picture of others, and an unknown user has none', async () => {
  const { browser, reader } = await readerWithPicture()
  const before = await stored()
  const [ada] = await orm.select().from(users)
  const refused = await reader.ask(`/api/v1/users/${ada?.id}/picture`, removal)
  expect(refused).toMatchObject({ status: 403, json: { code: 'FORBIDDEN' } })
  const unknown = '/api/v1/users/019aa5b0-0000-7000-8000-000000000001/picture'
  expect((await browser.ask(unknown, removal)).status).toBe(404)
  expect(await stored()).toEqual(before)
  expect(await news()).toEqual([])
})
