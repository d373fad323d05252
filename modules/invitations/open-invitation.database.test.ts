import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { inviting } from './test-invitations.server.ts'

const database = await testDatabase()
const link = /\/app\/invitations\/([\w-]+)\?token=([\w-]+)/
const email = 'new.reader@example.com'

beforeEach(async () => {
  await database.pool.query('TRUNCATE organizations, users, rates CASCADE')
})

async function invited() {
  const place = await inviting(database)
  const { json } = await place.ada.call('POST', `/organizations/${place.id}/invitations`, { email })
  const [message] = await place.messagesTo(email)
  const [, id = '', token = ''] = link.exec(message?.text ?? '') ?? []
  expect(id).toBe(json['id'])
  const visitor = place.browser()
  const open = (given: object) => visitor.send('POST', '/api/v1/invitations/open', given)
  return { ...place, invitationId: id, token, open }
}

const gone = { status: 404, json: { code: 'INVITATION_NOT_FOUND' } }

test('behaviour 40: the link of the message tells a visitor who invites which address to what', async () => {
  const { open, invitationId: id, token } = await invited()
  expect(await open({ id, token })).toMatchObject({
    status: 200,
    json: { email, inviter: 'Ada', organization: 'Library' },
  })
})

test('behaviour 40: a guessed link tells nothing', async () => {
  const { open, invitationId: id, token, ada, id: organizationId } = await invited()
  const other = await ada.call('POST', `/organizations/${organizationId}/invitations`, {
    email: 'other@example.com',
  })
  for (const guess of ['', 'x', token.toLowerCase(), `${token}A`, token.slice(1)]) {
    expect(await open({ id, token: guess })).toMatchObject(gone)
  }
  expect(await open({ id: other.json['id'], token })).toMatchObject(gone)
  expect(await open({ id: crypto.randomUUID(), token })).toMatchObject(gone)
})

test('behaviour 40: the link tells nothing once the invitation is over', async () => {
  const { open, invitationId: id, token, ada, id: organizationId } = await invited()
  await ada.call('DELETE', `/organizations/${organizationId}/invitations/${id}`)
  expect(await open({ id, token })).toMatchObject(gone)
})

test('behaviour 40: the link tells nothing once the invitation has expired', async () => {
  const { open, invitationId: id, token, expire } = await invited()
  await expire()
  expect(await open({ id, token })).toMatchObject(gone)
})
