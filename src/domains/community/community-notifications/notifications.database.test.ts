import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { apiRouter } from '#app/api/index.server.ts'
import { organized } from '#domains/community/organizations/test-organizations.server.ts'
import { notifications } from '#kit/notifications/index.server.ts'
import { users } from '#platform/access/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'

const database = await testDatabase()
const { orm, pool } = database
const product = await organized(database, {}, apiRouter, afterAll)
const ada = await product.person('Ada')
const noor = await product.person('Noor')
const readers = await product.organization(ada, 'Readers')

const listOf = async (who: typeof ada) => (await who.call('GET', '/notifications')).json

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
      total: { count: 1, exact: true },
      unread: 1,
    })
    expect(await product.itemsOf(ada, '/notifications')).toEqual([])
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
    expect(await product.itemsOf(ada, '/notifications')).toEqual([])
  })
})
