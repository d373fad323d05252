import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { productionVariables } from '#platform/config/test-variables.ts'
import { freePort } from '#platform/free-port.ts'
import { readMail, smtpServer } from '#platform/mail/test-smtp.ts'
import { root } from '../conventions/project-files.ts'
import { serve } from './served-product.ts'
import { Visitor } from './visitor.ts'

const origin = productionVariables.BASE_URL

function functionIds(): string[] {
  const files = globSync('dist/client/_build/*.js', { cwd: root })
  const text = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
  const found = text.matchAll(/(?<=["'`])[\da-f]{64}(?=["'`])/g)
  return [...new Set(Array.from(found, ([id]) => id))]
}

async function serveInProduction() {
  const folder = mkdtempSync(join(tmpdir(), 'test-functions-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  const [mail, port] = [await smtpServer(), await freePort()]
  const { said, stop } = await serve({
    command: [process.execPath, 'scripts/serve.mjs'],
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      ...productionVariables,
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      DATA_DIR: join(folder, 'data'),
    },
    port,
  })
  const visitor = () => new Visitor(origin, `http://127.0.0.1:${port}`)
  const newestCode = async () => {
    await expect.poll(() => mail.received.length).toBeGreaterThan(0)
    return readMail(mail.received.at(-1) ?? '').header('subject')
  }
  return { visitor, newestCode, said, stop }
}

test('outside local mode no server function fails and nothing under /dev exists', async () => {
  const { visitor, newestCode, said, stop } = await serveInProduction()
  const [stranger, reader] = [visitor(), visitor()]
  await reader.signIn('reader@example.com', newestCode)

  const ids = functionIds()
  expect(ids.length).toBeGreaterThan(4)
  const payloads = [
    '',
    '?payload=%7B%22data%22%3A%22403%22%7D',
    '?payload=nonsense',
    '?payload=%7B',
  ]
  const headers = { 'x-tsr-serverfn': 'true', accept: 'application/json' }
  for (const caller of [stranger, reader]) {
    for (const id of ids) {
      for (const payload of payloads) {
        const path = `/api/fn/${id}${payload}`
        const { status } = await caller.ask(path, { headers })
        expect([path, status < 500]).toEqual([path, true])
        const posted = await caller.ask(path, { method: 'POST', headers, body: '{}' })
        expect([path, posted.status < 500]).toEqual([path, true])
      }
    }
    for (const path of ['/dev', '/dev/ui', '/dev/mails', '/dev/mailbox', '/dev/failure']) {
      const page = await caller.ask(path, { headers: { accept: 'text/html' } })
      expect([path, page.status]).toEqual([path, 404])
    }
    for (const path of ['/api/dev/mailbox', '/api/dev/mails/signInCode/en', '/api/dev/nope']) {
      expect([path, (await caller.ask(path)).status]).toEqual([path, 404])
    }
  }
  await stop()
  expect((await said()).join('')).not.toContain('"level":"error"')
})
