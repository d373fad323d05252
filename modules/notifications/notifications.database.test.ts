import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { serveProduct } from '#app/api/test-product.server.ts'
import { notify } from '#kit/notices/index.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { notifications } from './notification.table.server.ts'
import { reportFailedMail } from './report-failed-mail.server.ts'
import { deleteOldNotifications } from './sweep-notifications.server.ts'

const database = await testDatabase()
const { orm, pool } = database
const product = await serveProduct(database, {}, undefined, afterAll)
const ada = await product.person('Ada')
const noor = await product.person('Noor')

const listOf = async (who: typeof ada, query = '') =>
  (await who.call('GET', `/notifications${query}`)).json

beforeEach(() => pool.query('TRUNCATE notifications'))

describe('a user is notified', () => {
  test('when an admin ends their sessions or changes their email; only what no other message says is mailed', async () => {
    const admin = await product.person('Admin', { role: 'admin' })
    const reader = await product.person('Reader')
    const changed = await admin.call('PATCH', `/users/${reader.id}`, {
      version: 1,
      email: 'moved@example.com',
    })
    expect(changed.status).toBe(200)
    await product.signedIn('moved@example.com')
    await admin.call('DELETE', `/users/${reader.id}/sessions`)
    const rows = await orm
      .select({ kind: notifications.kind, due: notifications.mailDueAt })
      .from(notifications)
      .where(eq(notifications.userId, reader.id))
      .orderBy(notifications.id)
    expect(rows.map(({ kind, due }) => [kind, due !== null])).toEqual([
      ['emailChanged', false],
      ['sessionsEnded', true],
    ])
  })

  test('of messages that failed for good, each admin once', async () => {
    const admin = await product.person('Postmaster', { role: 'admin' })
    const config = { adminUserIds: [noor.id] }
    const fail = () =>
      pool.query(
        `INSERT INTO jobs (name, email, failure, failed_at) VALUES
         ('mail-bulk', 'lost@example.com', '550', now()), ('other', null, 'no', now())`,
      )
    await fail()
    await reportFailedMail.run({ database, config }, undefined)
    await reportFailedMail.run({ database, config }, undefined)
    const told = { kind: 'failedMail', facts: { count: 1 }, path: '/manager/dashboard' }
    for (const one of [admin, noor]) {
      expect(await product.itemsOf(one, '/notifications')).toMatchObject([told])
    }
    expect(await product.itemsOf(ada, '/notifications')).toEqual([])
    await fail()
    await reportFailedMail.run({ database, config }, undefined)
    expect(await product.itemsOf(admin, '/notifications')).toMatchObject([told, told])
  })
})

describe('notifications', () => {
  const make = async (count: number, { id }: { id: string } = ada) => {
    for (let number = 1; number <= count; number += 1) {
      await notify(orm, [id], { kind: 'sample', facts: { number } })
    }
  }

  test('come in pages, the newest first', async () => {
    await make(5)
    const first = await listOf(ada, '?limit=2')
    expect(first).toMatchObject({
      items: [{ facts: { number: 5 } }, { facts: { number: 4 } }],
      unread: 5,
    })
    expect(await listOf(ada, `?limit=3&cursor=${String(first['nextCursor'])}`)).toMatchObject({
      items: [{ facts: { number: 3 } }, { facts: { number: 2 } }, { facts: { number: 1 } }],
      nextCursor: null,
    })
  })

  test('are marked as read: some, up to one, or all; those of others stay', async () => {
    await make(4)
    await make(1, noor)
    const [newest, , third] = await product.itemsOf(ada, '/notifications')
    const read = (body: object) => ada.call('POST', '/notifications/read', body)
    expect((await read({ ids: [newest?.['id']] })).json).toEqual({ unread: 3 })
    expect((await read({ upTo: third?.['id'] })).json).toEqual({ unread: 1 })
    const [theirs] = await product.itemsOf(noor, '/notifications')
    expect((await read({ ids: [theirs?.['id']] })).json).toEqual({ unread: 1 })
    expect((await read({})).json).toEqual({ unread: 0 })
    expect((await noor.call('GET', '/notifications/unread')).json).toEqual({ unread: 1 })
    expect((await read({ ids: [] })).status).toBe(400)
  })

  test('count up to 100, are in the data of the account, and are deleted after 90 days', async () => {
    await pool.query(
      `INSERT INTO notifications (user_id, kind, facts)
       SELECT $1, 'sample', '{}' FROM generate_series(1, 150)`,
      [ada.id],
    )
    expect((await ada.call('GET', '/notifications/unread')).json).toEqual({ unread: 100 })
    const { json } = await ada.call('GET', '/account/data')
    expect(json['notifications']).toHaveLength(150)
    await pool.query(`UPDATE notifications SET created_at = now() - interval '91 days'`)
    await deleteOldNotifications.run({ database }, undefined)
    expect(await orm.$count(notifications)).toBe(0)
  })
})
