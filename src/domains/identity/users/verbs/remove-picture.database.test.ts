import { afterAll, beforeEach, expect, test } from 'vitest'
import { picture } from '#kit/pictures/test-pictures.server.ts'
import { servePictures } from '#kit/pictures/test-sender.server.ts'
import { users } from '#platform/access/tables.ts'
import { recordOf } from '#platform/activity/test-activity.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { fromHere } from '#platform/http/test-server.ts'
import type { Permissions } from '#rules/permissions.ts'
import { roles } from '#rules/roles.ts'

/** Staff who may update users, but may not do all that an admin or a curator may. */
const added = {
  support: { permissions: { apps: ['app', 'manager'], user: ['list', 'update'] } },
  curator: { permissions: { apps: ['app', 'manager'], job: ['read', 'update'] } },
} satisfies Record<string, { permissions: Permissions }>
Object.assign(roles, added)
afterAll(() => {
  for (const name of Object.keys(added)) Reflect.deleteProperty(roles, name)
})

const database = await testDatabase()
const { orm, pool } = database
const news = recordOf(database)

beforeEach(async () => {
  await orm.delete(users)
})

async function readerWithPicture(role = 'user') {
  const served = await servePictures(database)
  const values = { name: 'Noor', email: 'noor@example.com', role, emailVerified: true }
  const [noor] = await orm.insert(users).values(values).returning()
  const reader = await served.signedIn('noor@example.com')
  await served.sendAs(reader, '/api/v1/account/picture/upload', await picture('jpeg'))
  await news()
  return { ...served, reader, id: String(noor?.id) }
}

async function supportOf({ signedIn }: Awaited<ReturnType<typeof readerWithPicture>>) {
  const values = { name: 'Sam', email: 'sam@example.com', emailVerified: true }
  await orm.insert(users).values({ ...values, role: 'user,support' })
  const support = await signedIn(values.email)
  await news()
  return support
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

test.each(['admin', 'user,curator'])(
  'check 21: staff who may update users remove no picture of %s, who may do more',
  async (role) => {
    const served = await readerWithPicture(role)
    const support = await supportOf(served)
    const before = await stored()
    const refused = await support.ask(`/api/v1/users/${served.id}/picture`, removal)
    expect(refused).toMatchObject({ status: 403, json: { code: 'FORBIDDEN' } })
    expect(await stored()).toEqual(before)
    expect(before.some(({ picture: one }) => one !== null)).toBe(true)
    expect(await news()).toEqual([])
  },
)

test('staff who may update users remove the picture of a reader', async () => {
  const served = await readerWithPicture()
  const support = await supportOf(served)
  expect((await support.ask(`/api/v1/users/${served.id}/picture`, removal)).status).toBe(204)
  expect((await stored()).every(({ image, picture: one }) => !image && !one)).toBe(true)
  expect(await news()).toMatchObject([{ action: 'user.update', targetId: served.id }])
})
