import { eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { apiRouter } from '#app/api/index.server.ts'
import { invited } from '#modules/invitations/test-invitations.server.ts'
import { organized } from '#modules/organizations/test-organizations.server.ts'
import { users } from '#platform/access/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { messagesIn } from '#platform/mail/test-mailbox.ts'
import { notifications } from '../index.server.ts'

const database = await testDatabase()
const { orm, pool } = database
const product = await organized(database, {}, apiRouter, afterAll)
const ada = await product.person('Ada')
const noor = await product.person('Noor')
const readers = await product.organization(ada, 'Readers')

const listOf = async (who: typeof ada) => (await who.call('GET', '/notifications')).json

beforeEach(() => pool.query('TRUNCATE notifications'))

test('invitations are a topic of the settings', async () => {
  const { json } = await noor.call('GET', '/notifications/settings')
  const topic = { topic: 'invitation', mail: 'atOnce', isFixed: false }
  expect(json['items']).toContainEqual(expect.objectContaining(topic))
})

describe('a user is notified', () => {
  test('of an invitation, if the address is shown to be theirs', async () => {
    const path = await invited(ada, readers.path, noor.email)
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
      total: { count: 1, exact: true },
      unread: 1,
    })
    expect(await product.itemsOf(ada, '/notifications')).toEqual([])
    await noor.call('POST', `${path}/decline`, {})
    const [other] = await orm
      .insert(users)
      .values({ name: 'Unverified', email: 'unverified@example.com' })
      .returning()
    await invited(ada, readers.path, 'unverified@example.com')
    expect(await orm.$count(notifications, eq(notifications.userId, other?.id ?? ''))).toBe(0)
  })

  test('of an invitation by email only if they want it at once, and can turn it off there', async () => {
    const third = await product.person('Third')
    const messages = async (email: string) =>
      (await messagesIn(product.mail)).filter(
        ({ to, subject }) => to === email && !/^\d{6}$/.test(subject),
      )
    await invited(ada, readers.path, 'without-account@example.com')
    const [plain] = await messages('without-account@example.com')
    expect(plain).toBeDefined()
    expect(plain?.headers).toBeUndefined()
    const path = await invited(ada, readers.path, third.email)
    const own = await vi.waitUntil(async () =>
      (await messages(third.email)).find(({ headers }) => headers?.['List-Unsubscribe']),
    )
    const address = own.headers?.['List-Unsubscribe']?.slice(1, -1)
    expect(address).toMatch(/^https:\/\/product\.example\/unsubscribe\//)
    expect(own.text).toContain(address)
    expect(await orm.$count(notifications, isNotNull(notifications.mailDueAt))).toBe(0)
    await third.call('POST', `${path}/decline`, {})
    await third.call('PATCH', '/notifications/settings', { topic: 'invitation', mail: 'daily' })
    await pool.query('DELETE FROM jobs WHERE email = $1', [third.email])
    const again = await invited(ada, readers.path, third.email)
    expect(await messages(third.email)).toEqual([])
    expect(await orm.$count(notifications, isNotNull(notifications.mailDueAt))).toBe(1)
    const resent = await ada.call('POST', `${readers.path}${again}/resend`)
    expect(resent.status).toBeLessThan(300)
    expect(await messages(third.email)).toEqual([])
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
    expect(await product.itemsOf(ada, '/notifications')).toEqual([])
  })
})
