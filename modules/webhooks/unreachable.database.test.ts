import { expect, onTestFinished, test, vi, describe } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { openReceiver } from './test-receiver.ts'
import { soon, webhookScene } from './test-webhooks.server.ts'

const database = await testDatabase()
const { ada, begin, createWebhook, createGenre, settled } = await webhookScene(database)

describe('check 36: a webhook never reaches the private network', () => {
  test.each([
    'http://127.0.0.1:9/',
    'http://localhost:9/',
    'http://2130706433:9/',
    'http://0x7f.1:9/',
    'http://10.0.0.1/',
    'http://192.168.1.1/',
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]:9/',
    'http://[::ffff:169.254.169.254]/',
    'http://[64:ff9b::a9fe:a9fe]/',
    'http://[fd00:ec2::254]/',
    'http://[fe80::1]/',
  ])('%s', async (url) => {
    await begin()
    const webhook = await createWebhook(url)
    await ada.call('POST', `/webhooks/${webhook.id}/test`, {})
    expect(await settled(webhook)).toMatchObject([
      { state: 'failed', failure: 'private-address', response: null },
    ])
  })

  test('by a redirect', async () => {
    const inner = await openReceiver(onTestFinished)
    const { receiver, origin } = await begin()
    receiver.answer = (_, response) =>
      void response.writeHead(307, { location: inner.origin }).end()
    const webhook = await createWebhook(origin)
    await ada.call('POST', `/webhooks/${webhook.id}/test`, {})
    expect(await settled(webhook)).toMatchObject([
      { state: 'failed', failure: 'redirect', response: { status: 307 } },
    ])
    expect(inner.received).toEqual([])
  })
})

test('a slow and an endless answer are recorded, and hold up no other webhook', async () => {
  const { receiver, received, origin } = await begin()
  receiver.answer = ({ url }, response) => {
    if (url === '/slow') return
    if (url === '/endless') response.writeHead(200).write('x'.repeat(70_000))
    else response.writeHead(200).end()
  }
  const slow = await createWebhook(`${origin}/slow`)
  const endless = await createWebhook(`${origin}/endless`)
  await createWebhook(`${origin}/quick`)
  await createGenre()
  await vi.waitUntil(() => received.some(({ path }) => path === '/quick'), soon)
  expect(await settled(endless)).toMatchObject([{ failure: 'too-long', attempts: 1 }])
  expect(await settled(slow)).toMatchObject([{ failure: 'timeout', attempts: 1 }])
})
