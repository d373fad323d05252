import { and, eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { apiRouter } from '#app/api/index.server.ts'
import { members } from '#modules/organizations/index.server.ts'
import { organized } from '#modules/organizations/test-organizations.server.ts'
import { soon, webhookSceneOf } from '#modules/webhooks/test-webhooks.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { messagesIn } from '#platform/mail/test-mailbox.ts'

const database = await testDatabase()
const limits = { LIMIT_CALLS_PER_SESSION_PER_MINUTE: '100000' }
const product = await organized(database, limits, apiRouter, afterAll)
const { ada, begin, createWebhook } = await webhookSceneOf(database, product)
const noor = await product.person('Noor')

beforeEach(() => database.pool.query('DELETE FROM webhooks; DELETE FROM webhook_position'))

describe('a webhook', () => {
  test('of an organization names the team, member or invitation that changed, and the time in one form', async () => {
    const { received, origin } = await begin()
    const { id, path } = await product.organization(noor)
    const events = [
      'team.create',
      'team.update',
      'team.delete',
      'member.update',
      'organization.update',
    ]
    const webhook = await createWebhook(origin, { events, organizationId: id }, noor)
    const team = String((await noor.call('POST', `${path}/teams`, { name: 'Binders' })).json['id'])
    await noor.call('POST', `${path}/teams`, { name: 'Printers' })
    await noor.call('PATCH', `${path}/teams/${team}`, { name: 'Bookbinders' })
    await noor.call('DELETE', `${path}/teams/${team}`)
    const ben = await product.person('Ben')
    const { id: memberId } = await product.joins(id, ben, 'member')
    await noor.call('PATCH', `${path}/members/${memberId}`, { role: 'administrator' })
    const renamed = { name: 'Guild of Binders', version: 1 }
    expect((await noor.call('PATCH', path, renamed)).status).toBe(200)
    await noor.call('POST', `/webhooks/${webhook.id}/test`, {})
    await vi.waitUntil(() => received.length === 7, soon)
    const inOrganization = { organizationId: id }
    const got = received.filter(({ event }) => event.type !== 'webhook.test')
    expect(got.map(({ event }) => event.data)).toMatchObject([
      { id: team, resource: 'team', action: 'create', name: 'Binders', ...inOrganization },
      { resource: 'team', action: 'create', name: 'Printers', ...inOrganization },
      { id: team, resource: 'team', action: 'update', name: 'Bookbinders', ...inOrganization },
      { id: team, resource: 'team', action: 'delete', name: 'Bookbinders', ...inOrganization },
      { id: memberId, resource: 'member', action: 'update', ...inOrganization },
      { id, resource: 'organization', action: 'update', name: 'Guild of Binders' },
    ])
    expect(got[4]?.event.data).not.toHaveProperty('name')
    for (const { event } of received) {
      expect(event.timestamp).toBe(new Date(event.timestamp).toISOString())
    }
  })

  test('of an organization that was turned off is linked where its owner may open it', async () => {
    const { receiver, origin } = await begin()
    receiver.answer = (_, response) => void response.writeHead(410).end()
    const { id: organizationId, path } = await product.organization(noor)
    const { json } = await noor.call('GET', path)
    const events = ['team.create']
    const { id } = await createWebhook(origin, { events, organizationId }, noor)
    await noor.call('POST', `${path}/teams`, { name: 'Late' })
    const message = await vi.waitFor(async () => {
      const messages = await messagesIn(product.mail)
      const found = messages.find(({ subject, to }) => to === noor.email && /webhook/.test(subject))
      if (!found) throw new Error('No message yet')
      return found
    }, soon)
    expect(message.text).toContain(`/app/organizations/${String(json['slug'])}/webhooks/${id}`)
    expect(message.text).not.toContain('/manager/')
    const another = await product.person('Another')
    await product.joins(organizationId, another, 'member')
    expect((await noor.call('GET', `/webhooks/${id}`)).json).toMatchObject({ status: 'gone' })
    expect((await another.call('GET', `/webhooks/${id}`)).status).toBe(404)
  })

  test('of an organization ends with the place of its owner in it', async () => {
    const { received, origin } = await begin()
    const { id, path } = await product.organization(noor)
    await product.joins(id, ada, 'owner')
    const events = ['team.create']
    await createWebhook(origin, { events, organizationId: id }, noor)
    await noor.call('POST', `${path}/teams`, { name: 'First' })
    await vi.waitUntil(() => received.length === 1, soon)
    await database.orm
      .delete(members)
      .where(and(eq(members.organizationId, id), eq(members.userId, noor.id)))
    await ada.call('POST', `${path}/teams`, { name: 'Second' })
    await createWebhook(`${origin}/last`, { events, organizationId: id }, ada)
    await ada.call('POST', `${path}/teams`, { name: 'Third' })
    await vi.waitUntil(() => received.length === 2, soon)
    expect(received.map(({ path: at }) => at)).toEqual(['/', '/last'])
  })
})
