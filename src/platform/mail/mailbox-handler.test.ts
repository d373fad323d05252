import { expect, test } from 'vitest'
import { serveHandlers } from '../http/test-server.ts'
import { mailboxHandler } from './mailbox-handler.ts'

const mail = {
  id: '019505a0-0000-7000-8000-000000000001',
  to: 'ann@example.com',
  subject: 'Hello',
  text: 'Hello',
  html: '<html><head></head><body onload="alert(1)">Hello',
  createdAt: new Date('2026-03-05T12:00:00Z'),
}
const config = { baseUrl: new URL('https://product.example') }
const mailbox = () => Promise.resolve([mail])
const serveMailbox = () => serveHandlers([mailboxHandler({ mail: { mailbox }, config })])

test('the mailbox is there only where mail stays', async () => {
  const local = await serveMailbox()
  expect((await local.ask('/api/dev/mailbox')).json).toEqual([
    { ...mail, createdAt: mail.createdAt.toISOString() },
  ])
  const real = await serveHandlers([mailboxHandler({ mail: {}, config })])
  expect((await real.ask('/api/dev/mailbox')).status).toBe(404)
  expect((await real.ask(`/api/dev/mailbox/${mail.id}`)).status).toBe(404)
})

test('a page from elsewhere whose name leads here reads no mail', async () => {
  const { ask, lines } = await serveMailbox()
  const asked = (host: string, path = '') => ask(`/api/dev/mailbox${path}`, { headers: { host } })
  expect((await asked('product.example')).status).toBe(200)
  expect((await asked('localhost:3000')).status).toBe(200)
  expect((await asked('evil.example:3000')).status).toBe(404)
  expect((await asked('evil.example:3000', `/${mail.id}`)).status).toBe(404)
  expect(lines.join()).toContain('The mailbox is not shown as evil.example:3000')
})

test('check 26: a mail is shown by our own pages alone, runs nothing and opens its links elsewhere', async () => {
  const { ask } = await serveMailbox()
  const { status, headers, body } = await ask(`/api/dev/mailbox/${mail.id}`)
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none';.* sandbox allow-popups .*frame-ancestors 'self'/,
  )
  expect(headers['content-security-policy']).not.toContain('script')
  expect(headers['x-frame-options']).toBe('SAMEORIGIN')
  expect(headers['cache-control']).toBe('private, no-store')
  expect(String(body)).toContain('<base target="_blank">')
  expect((await ask('/api/dev/mailbox/nobody')).status).toBe(404)
})
