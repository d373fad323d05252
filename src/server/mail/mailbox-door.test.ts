import { expect, test } from 'vitest'
import { serveDoors } from '../http/test-server.ts'
import { mailboxDoor } from './mailbox-door.ts'

test('the mailbox is there only where mail stays', async () => {
  const createdAt = new Date('2026-03-05T12:00:00Z')
  const mail = {
    to: 'ann@example.com',
    subject: 'Hello',
    text: 'Hello',
    html: '<p>Hello',
    createdAt,
  }
  const local = await serveDoors([mailboxDoor({ mailbox: () => Promise.resolve([mail]) })])
  expect((await local.ask('/api/dev/mailbox')).json).toEqual([
    { ...mail, createdAt: createdAt.toISOString() },
  ])
  const real = await serveDoors([mailboxDoor({})])
  expect((await real.ask('/api/dev/mailbox')).status).toBe(404)
})
