import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { picture } from '#kit/pictures/test-pictures.server.ts'
import { readMail, smtpServer } from '#platform/mail/test-smtp.ts'
import { product } from '#rules/product.ts'
import { root } from '../conventions/project-files.ts'
import { nginxBefore } from '../guides/behind-nginx.ts'
import { Visitor } from '../guides/visitor.ts'
import { askDatabase } from '../reliability/whole.ts'
import { debianServer } from './debian-server.ts'

test('a server with PgBouncer and nginx, set up as the guide says', async () => {
  const mail = await smtpServer()
  const { folder, origin: address, http, ports } = await nginxBefore(2)
  const { origin, start, admin, directUrl } = await debianServer(folder, mail.port)
  const [first = 0, second = 0] = ports
  await start(first)
  const other = await start(second)

  const moved = await fetch(`${http}/app`, { redirect: 'manual' })
  expect([moved.status, moved.headers.get('location')]).toEqual([301, 'https://localhost/app'])

  const email = 'you@example.org'
  const visitor = new Visitor(origin, address)
  const subject = async () =>
    readMail(await vi.waitUntil(() => mail.received.at(-1), 10_000)).header('subject')
  await visitor.signIn(email, subject)
  expect((await visitor.ask('/api/v1/users')).status).toBe(403)
  expect(await admin('grant', email)).toContain('is now an admin')
  expect((await visitor.ask('/api/v1/users')).status).toBe(200)

  const page = await visitor.ask('/manager/books', { headers: { accept: 'text/html' } })
  expect(page.status).toBe(200)
  expect(page.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/)
  const body = new Blob([new Uint8Array(await picture('png', 600, 900))])
  const headers = { 'content-type': 'image/png' }
  const sent = await visitor.ask('/api/v1/files', { method: 'POST', headers, body })
  expect(sent.status).toBe(201)
  // Both processes have the same files.
  const { url } = (await sent.json()) as { url: string }
  for (const port of ports) {
    expect((await visitor.at(`http://127.0.0.1:${port}`).ask(url)).status).toBe(200)
  }

  const findings = await admin('doctor')
  expect(findings).toMatch(/^0 errors, /m)
  // Only behind a pooler a process needs them.
  expect(await askDatabase(directUrl, 'SELECT FROM pg_db_role_setting')).not.toEqual([])
  expect(await admin('migrate')).toBe('The database is up to date\n')

  expect(await other.stop()).toBe(0)
  for (let call = 0; call < 6; call += 1) {
    expect((await visitor.ask('/api/v1/account')).status).toBe(200)
  }
})

test('systemd understands the units, and rates the product as the guide says', () => {
  const folder = mkdtempSync(join(tmpdir(), 'test-units-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const names = ['.service', '-backup.service', '-backup.timer'].map((end) => product.id + end)
  const files = names.map((name) => {
    const unit = readFileSync(join(root, 'deploy', name), 'utf8')
    // It asks for the program, which is not installed there.
    writeFileSync(join(folder, name), unit.replace(/\/opt\/\S+\/bin\/node\b/, process.execPath))
    return join(folder, name)
  })
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...files], {
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })

  const guide = readFileSync(join(root, 'docs/deployment.md'), 'utf8')
  const [, figure = '?'] = /`systemd-analyze security [^`]+` rates it ([\d.]+)/.exec(guide) ?? []
  const rated = execFileSync('systemd-analyze', ['security', '--offline=true', files[0] ?? ''])
  expect(String(rated)).toContain(`Overall exposure level for ${product.id}.service: ${figure} `)
})
