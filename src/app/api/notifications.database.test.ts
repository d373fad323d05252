import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { organized } from '#domains/community/organizations/test-organizations.server.ts'
import { deleteOldNotifications, notifications, notify } from '#kit/notifications/index.server.ts'
import { users } from '#platform/access/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { apiRouter } from './router.server.ts'

const database = await testDatabase()
const { orm, pool } = database
const product = await organized(database, {}, apiRouter, afterAll)
const ada = await product.person('Ada')
const noor = await product.person('Noor')
const readers = await product.organization(ada, 'Readers')

const listOf = async (who: typeof ada, query = '') =>
  (await who.call('GET', `/notifications${query}`)).json
const kindsOf = async (who: typeof ada) =>
  (await product.itemsOf(who, '/notifications')).map(({ kind }) => kind)

beforeEach(() => pool.query('TRUNCATE notifications'))

describe('issue 24.7: a user is notified', () => {
  test('of an invitation, if the address is shown to be theirs', async () => {
    const path = await product.invited(ada, readers.path, noor.email)
    expect(await listOf(noor)).toMatchObject({
      items: [
        {
          kind: 'invitation',
          facts: { inviter: 'Ada', organization: 'Readers' },
          path: `/app${path}`,
          readAt: null,
        },
      ],
      nextCursor: null,
      unread: 1,
    })
    expect(await kindsOf(ada)).toEqual([])
    await noor.call('POST', `${path}/decline`, {})
    const [other] = await orm
      .insert(users)
      .values({ name: 'Unverified', email: 'unverified@example.com' })
      .returning()
    await product.invited(ada, readers.path, 'unverified@example.com')
    expect(await orm.$count(notifications, eq(notifications.userId, other?.id ?? ''))).toBe(0)
  })

  test('of a shelf that is shared with their organization, but not who shares it', async () => {
    const member = await product.person('Member')
    await product.joins(readers.id, member, 'member')
    const { json } = await ada.call('POST', '/shelves', { name: 'Winter' })
    const shares = `/shelves/${String(json['id'])}/shares`
    await ada.call('PUT', shares, { organizationId: readers.id, access: 'read' })
    expect(await listOf(member)).toMatchObject({
      items: [
        {
          kind: 'sharedShelf',
          facts: { owner: 'Ada', shelf: 'Winter', organization: 'Readers' },
          path: `/app/shelves/${String(json['id'])}`,
        },
      ],
    })
    expect(await kindsOf(ada)).toEqual([])
  })

  test('of a new API key of their account', async () => {
    await ada.call('POST', '/keys', { name: 'Sync', scopes: ['book:read'] })
    expect(await listOf(ada)).toMatchObject({
      items: [{ kind: 'keyCreated', facts: { name: 'Sync' } }],
    })
  })
})

describe('issue 24.7: notifications', () => {
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
