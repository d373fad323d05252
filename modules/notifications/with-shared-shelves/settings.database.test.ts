import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { serveProduct } from '#app/api/test-product.server.ts'
import { users } from '#platform/access/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { notificationSettings } from '../settings/notification-setting.table.server.ts'

const database = await testDatabase()
const { orm, pool } = database
const product = await serveProduct(database, {}, undefined, afterAll)
const ada = await product.person('Ada')
const noor = await product.person('Noor')

beforeEach(() => pool.query('TRUNCATE notification_settings'))

const choose = (who: typeof ada, topic: string, mail: string) =>
  who.call('PATCH', '/notifications/settings', { topic, mail })

describe('notification settings', () => {
  test('have defaults, are chosen for each topic, and are in the data of the account', async () => {
    const { json } = await noor.call('GET', '/notifications/settings')
    expect(json['items']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ topic: 'security', mail: 'atOnce', isFixed: true }),
        expect.objectContaining({ topic: 'sharedShelf', mail: 'daily', isFixed: false }),
      ]),
    )
    expect(json['items']).not.toContainEqual(expect.objectContaining({ topic: 'import' }))
    const chosen = await choose(noor, 'sharedShelf', 'weekly')
    expect(chosen.json['items']).toContainEqual(
      expect.objectContaining({ topic: 'sharedShelf', mail: 'weekly', isFixed: false }),
    )
    const data = await noor.call('GET', '/account/data')
    expect(data.json['notificationSettings']).toMatchObject([
      { topic: 'sharedShelf', mail: 'weekly' },
    ])
    const others = await ada.call('GET', '/notifications/settings')
    expect(others.json['items']).toContainEqual(
      expect.objectContaining({ topic: 'sharedShelf', mail: 'daily' }),
    )
  })

  test('about the safety of the account and unknown ones can’t be chosen', async () => {
    expect((await choose(noor, 'security', 'off')).status).toBe(404)
    expect((await choose(noor, 'weather', 'off')).status).toBe(404)
    expect((await choose(noor, 'sharedShelf', 'hourly')).status).toBe(400)
    expect(await orm.$count(notificationSettings)).toBe(0)
  })

  test('go with the user', async () => {
    const leaving = await product.person('Leaving')
    await choose(leaving, 'sharedShelf', 'off')
    await orm.delete(users).where(eq(users.id, leaving.id))
    expect(await orm.$count(notificationSettings)).toBe(0)
  })
})
