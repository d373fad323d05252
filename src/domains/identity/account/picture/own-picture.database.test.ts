import { beforeEach, expect, test } from 'vitest'
import { sweepPictures } from '#kit/pictures/index.server.ts'
import { picture } from '#kit/pictures/test-pictures.server.ts'
import { servePictures } from '#kit/pictures/test-sender.server.ts'
import { recordOf } from '#platform/activity/test-activity.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { openFileStore } from '#platform/files/file-store.ts'
import { fromHere } from '#platform/http/test-server.ts'

const database = await testDatabase()
const { pool } = database
const news = recordOf(database)
beforeEach(() => pool.query('DELETE FROM users; DELETE FROM files; DELETE FROM rates'))

const own = '/api/v1/account/picture'
const path = `${own}/upload`

async function stored() {
  const { rows } = await pool.query<{ image: string | null; picture: string | null }>(
    `SELECT image, picture_id AS picture FROM users LEFT JOIN user_pictures USING (id) WHERE email = 'ada@example.com'`,
  )
  return rows[0]
}

const filesNow = async () => {
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM files ORDER BY id')
  return rows.map(({ id }) => id)
}

test('check 28: a user’s picture is encoded again, shown, replaced and removed, and no file stays behind', async () => {
  const served = await servePictures(database)
  const { browser, sendAs, config } = served
  const services = { database, files: openFileStore(config) }
  const remove = () =>
    browser.ask(own, { method: 'DELETE', headers: { ...fromHere, 'content-length': '0' } })
  await news()
  const first = await sendAs(browser, path, await picture('jpeg'))
  expect(first.status).toBe(201)
  const before = await stored()
  expect(before?.image).toBe(`/api/files/${before?.picture}/240.webp`)
  expect(first.json).toMatchObject({ email: 'ada@example.com', image: before?.image })
  const shown = await browser.ask(String(before?.image))
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(await news()).toMatchObject([
    { action: 'user.update', before: { pictureId: null }, after: { pictureId: before?.picture } },
  ])

  await sendAs(browser, path, await picture('png'))
  const after = await stored()
  expect(after?.picture).not.toBe(before?.picture)
  await pool.query(`UPDATE files SET created_at = now() - interval '2 days'`)
  await sweepPictures(services)
  expect(await filesNow()).toEqual([after?.picture])

  expect((await remove()).status).toBe(200)
  expect(await stored()).toEqual({ image: null, picture: null })
  await sweepPictures(services)
  expect(await filesNow()).toEqual([])
  await news()
  expect((await remove()).status).toBe(200)
  expect(await news()).toEqual([])
})

test.each([
  ['text', 'not a picture', 415],
  ['a drawing with scripts', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 415],
])('check 28: %s is refused by its bytes, and nothing changes', async (_name, body, status) => {
  const { browser, sendAs } = await servePictures(database)
  const before = [await stored(), await filesNow()]
  const answer = await sendAs(browser, path, body, { 'content-type': 'image/png' })
  expect(answer.status).toBe(status)
  expect([await stored(), await filesNow()]).toEqual(before)
})

test('check 28: the number per hour is limited', async () => {
  const { browser, sendAs } = await servePictures(database, {
    LIMIT_LOGOS_PER_PERSON_PER_HOUR: '1',
  })
  const body = await picture('png')
  expect((await sendAs(browser, path, body)).status).toBe(201)
  const before = [await stored(), await filesNow()]
  expect((await sendAs(browser, path, body)).status).toBe(429)
  expect([await stored(), await filesNow()]).toEqual(before)
})

test('a user who is deleted leaves no picture behind', async () => {
  const { browser, sendAs, config } = await servePictures(database)
  const services = { database, files: openFileStore(config) }
  expect((await sendAs(browser, path, await picture('png'))).status).toBe(201)
  await pool.query(`DELETE FROM users WHERE email = 'ada@example.com'`)
  await pool.query(`UPDATE files SET created_at = now() - interval '2 days'`)
  await sweepPictures(services)
  expect(await filesNow()).toEqual([])
})
