import { afterAll, expect, test, vi } from 'vitest'
import { apiRouter } from '#app/api/index.server.ts'
import { invited } from '#modules/invitations/test-invitations.server.ts'
import { organized } from '#modules/organizations/test-organizations.server.ts'
import { soon, webhookSceneOf } from '#modules/webhooks/test-webhooks.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'

const database = await testDatabase()
const limits = { LIMIT_CALLS_PER_SESSION_PER_MINUTE: '100000' }
const product = await organized(database, limits, apiRouter, afterAll)
const { ada, begin, createWebhook } = await webhookSceneOf(database, product)
const noor = await product.person('Noor')

test('a webhook of an organization gets its events alone, and names no person', async () => {
  const { received, origin } = await begin()
  const ours = await product.organization(noor)
  const theirs = await product.organization(ada)
  const events = ['organization.update', 'invitation.create']
  const refused = await noor.call('POST', '/webhooks', {
    url: origin,
    events,
    organizationId: theirs.id,
  })
  expect(refused.status).toBe(404)
  expect((await noor.call('POST', '/webhooks', { url: origin, events })).status).toBe(403)
  expect(await product.itemsOf(noor, '/webhooks')).toEqual([])
  const webhook = await createWebhook(origin, { events, organizationId: ours.id }, noor)
  expect((await ada.call('GET', `/webhooks/${webhook.id}`)).status).toBe(404)
  await invited(ada, theirs.path, 'far@example.com')
  const invitation = await invited(noor, ours.path, 'near@example.com')
  await vi.waitUntil(() => received.length > 0, soon)
  expect(received.map(({ event }) => event.data)).toMatchObject([
    {
      id: invitation.split('/').at(-1),
      resource: 'invitation',
      action: 'create',
      organizationId: ours.id,
    },
  ])
  expect(received[0]?.body).not.toContain('@')
})
