import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'test-tls-'))
afterAll(() => rmSync(DATA_DIR, { recursive: true }))

const databaseOf = (DATABASE_URL: string, variables = {}) =>
  readConfig({ DATA_DIR, DATABASE_URL, ...variables }).databaseUrl
const mailOf = (SMTP_URL: string, variables = {}) =>
  readConfig({ DATA_DIR, SMTP_URL, MAIL_FROM: 'a@example.org', ...variables }).mail?.smtpUrl

test('outside local networks the database must speak TLS', () => {
  const url = 'postgresql://reader:pass@db.example.org:5432/product'
  expect(databaseOf(url)).toBe(`${url}?sslmode=verify-full`)
  expect(databaseOf(`${url}?sslmode=require`)).toBe(`${url}?sslmode=require`)
  for (const mode of ['disable', 'allow', 'prefer']) {
    expect(() => databaseOf(`${url}?sslmode=${mode}`)).toThrow('DATABASE_URL should ask for TLS')
  }
  expect(databaseOf(url, { DATABASE_TLS: 'optional' })).toBe(url)
})

test.each(['127.0.0.1', '[::1]', 'localhost', '10.1.2.3', '192.168.1.2', 'db', 'db.internal'])(
  'at %s, on a local network, connections may be plain',
  (host) => {
    const [database, mail] = [`postgresql://r:p@${host}:5432/product`, `smtp://u:p@${host}:587`]
    expect([databaseOf(database), mailOf(mail)]).toEqual([database, mail])
  },
)

test('a database behind a socket needs no TLS', () => {
  const url = 'postgresql:///product?host=/var/run/postgresql'
  expect(databaseOf(url)).toBe(url)
})

test('outside local networks the mail server must speak TLS', () => {
  const url = 'smtp://mailer:pass@mail.example.org:587'
  expect(mailOf(url)).toBe(`${url}?requireTLS=true`)
  expect(mailOf('smtps://mail.example.org')).toBe('smtps://mail.example.org')
  expect(mailOf(url, { SMTP_TLS: 'optional' })).toBe(url)
})
