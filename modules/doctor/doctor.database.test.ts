import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#platform/config/config.ts'
import type { Environment } from '#platform/config/environment-reader.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { serveS3 } from '#platform/files/test-s3.ts'
import { smtpServer } from '#platform/mail/test-smtp.ts'
import { checkNode } from './checks/check-machine.server.ts'
import { examine as examineConfig } from './examine.server.ts'

const database = await testDatabase()
const { connection, pool } = database

function databaseUrl(change: (url: URL) => void = () => {}) {
  const { connectionString, host = '', port, user = '', database: name } = connection
  const address = `postgresql://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`
  const url = new URL(connectionString ?? address)
  change(url)
  return url.href
}

async function production() {
  const dataDir = await mkdtemp(join(tmpdir(), 'test-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const { port } = await smtpServer()
  const { config: s3 } = await serveS3()
  await writeFile(
    join(dataDir, 'last-backup.json'),
    JSON.stringify({ at: new Date().toISOString(), file: 'library.backup' }),
  )
  return {
    DATA_DIR: dataDir,
    BASE_URL: 'https://incipit.example.org',
    AUTH_SECRET: '4f1d0c0b7e6a49d38a5b2f9e1c7d6a3b8e0f4c2d9a7b5e3f1d0c8b6a4e2f9d7c',
    DATABASE_URL: databaseUrl(),
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Library <library@ecole-du-nord.fr>',
    SIGN_UP: 'closed',
    TRUSTED_PROXIES: '127.0.0.1',
    METRICS_TOKEN: 'q8Zr2vYx7Kd1Lw5Tn9Bc',
    S3_ENDPOINT: s3.endpoint,
    S3_REGION: s3.region,
    S3_BUCKET: s3.bucket,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  }
}

const configOf = (variables: Environment) => () => readConfig(variables)

const examine = (variables: Environment) => examineConfig(configOf(variables))

const ofTheTestServer =
  /superuser|is off in PostgreSQL|data checksums|connection to the database|max_connections/

async function found(variables: Record<string, string | undefined> = {}) {
  const findings = await examine({ ...(await production()), ...variables })
  return findings
    .filter(({ text }) => !ofTheTestServer.test(text))
    .map(({ weight, text }) => `${weight}: ${text}`)
}

beforeEach(async () => {
  await pool.query('DELETE FROM users')
  await pool.query(
    `INSERT INTO users (name, email, role) VALUES ('Ada', 'ada@ecole-du-nord.fr', 'admin')`,
  )
})

describe('the doctor', () => {
  test('finds nothing where all is well', async () => {
    expect(await found()).toEqual([])
  })

  test.each([
    ['error', 'BASE_URL is http://localhost:3000', { BASE_URL: 'http://localhost:3000' }],
    ['warning', 'BASE_URL is plain HTTP', { BASE_URL: 'http://192.168.1.20:3000' }],
    [
      'error',
      'AUTH_SECRET can be guessed',
      { AUTH_SECRET: 'change-me-change-me-change-me-change-me' },
    ],
    [
      'error',
      'AUTH_SECRET can be guessed',
      { AUTH_SECRET: 'ababababababababababababababababababab' },
    ],
    [
      'advice',
      'AUTH_SECRET_PREVIOUS is still accepted: remove it 30 days after',
      { AUTH_SECRET_PREVIOUS: 'ksdfhg8w7thgisudhfg87wzrtuisdhfgkjdsfghk' },
    ],
    ['warning', 'TRUSTED_PROXIES is empty', { TRUSTED_PROXIES: '' }],
    ['warning', 'TRUSTED_PROXIES has 8.8.8.8', { TRUSTED_PROXIES: '10.0.0.1,8.8.8.8' }],
    ['warning', 'TRUSTED_PROXIES has 2001:db8::1', { TRUSTED_PROXIES: 'fd00::1,2001:db8::1' }],
    ['warning', 'DEMO_MODE is on', { DEMO_MODE: 'true' }],
    ['warning', 'SAMPLE_DATA is on', { SAMPLE_DATA: 'true' }],
    ['advice', 'METRICS_TOKEN is not set', { METRICS_TOKEN: '' }],
    ['warning', 'METRICS_TOKEN is too short', { METRICS_TOKEN: 'short' }],
    ['advice', 'ENV_NAME is set', { ENV_NAME: 'staging' }],
    ['warning', 'LIMIT_CODE_TRIES 10 instead of 3', { LIMIT_CODE_TRIES: '10' }],
    ['warning', 'LIMIT_CODE_RESEND_SECONDS 1 instead of 30', { LIMIT_CODE_RESEND_SECONDS: '1' }],
    ['warning', 'MAIL_FROM is incipit@example.org', { MAIL_FROM: 'incipit@example.org' }],
    [
      'error',
      'Could not connect to the mail server in SMTP_URL',
      { SMTP_URL: 'smtp://127.0.0.1:1' },
    ],
    [
      'warning',
      'SMTP_URL does not require TLS',
      { SMTP_URL: 'smtp://mail.invalid.example.org:1', SMTP_TLS: 'optional' },
    ],
    [
      'warning',
      'DATABASE_URL does not require TLS',
      { DATABASE_URL: 'postgresql://me:pa55@db.invalid.example.org:1/x', DATABASE_TLS: 'optional' },
    ],
    [
      'error',
      'The database cannot be reached',
      { DATABASE_URL: 'postgresql://me:pa55@127.0.0.1:1/x' },
    ],
    ['error', 'cannot store pictures', { S3_SECRET_ACCESS_KEY: 'another' }],
    ['error', 'MAIL_FROM should be set', { MAIL_FROM: '' }],
    ['error', 'AUTH_SECRET should be', { AUTH_SECRET: 'short' }],
  ])('tells as %s: %s', async (weight, text, variables) => {
    const said = await found(variables)
    expect(
      said.filter((line) => line.startsWith(`${weight}: `) && line.includes(text)),
    ).toHaveLength(1)
  })

  test('lets every check have its say, the gravest first', async () => {
    const said = await found({
      DATABASE_URL: 'postgresql://me:pa55@127.0.0.1:1/x',
      SMTP_URL: 'smtp://127.0.0.1:1',
      S3_SECRET_ACCESS_KEY: 'another',
      METRICS_TOKEN: '',
      DEMO_MODE: 'true',
    })
    expect(said.map((line) => line.split(':')[0])).toEqual([
      'error',
      'error',
      'error',
      'warning',
      'advice',
    ])
  })

  test('check 15: repeats no secret, whatever fails', async () => {
    const password = 'hunter2-hunter2'
    const findings = await examine({
      ...(await production()),
      AUTH_SECRET: `${password}-${password}-${password}`,
      DATABASE_URL: databaseUrl((url) => {
        url.username = password
        url.password = password
        url.pathname = `/${password}`
      }),
      SMTP_URL: `smtp://someone:${password}@127.0.0.1:1`,
      S3_SECRET_ACCESS_KEY: password,
      METRICS_TOKEN: 'hunter2',
    })
    const said = JSON.stringify(findings)
    expect(said).toContain('The database cannot be reached')
    expect(said).not.toContain('hunter2')
  })

  test('knows a secret that local mode made', async () => {
    const variables = await production()
    await writeFile(join(variables.DATA_DIR, 'auth-secret'), `${variables.AUTH_SECRET}\n`)
    const findings = await examine(variables)
    expect(JSON.stringify(findings)).toContain('AUTH_SECRET is the local-mode secret')
  })

  test('warns about an installation without admins and about sample users that are still there', async () => {
    await pool.query(`UPDATE users SET role = 'user'`)
    expect(await found()).toEqual([expect.stringContaining('warning: There are no admins')])
    await pool.query(
      `INSERT INTO users (email, role) VALUES ('admin@example.com', 'admin'), ('user@example.com', 'user')`,
    )
    expect(await found()).toEqual([
      'error: The sample account admin@example.com still exists: delete it',
      'warning: The sample account user@example.com still exists: delete it',
    ])
    const { rows } = await pool.query<{ id: string }>(
      `SELECT id FROM users WHERE email = 'ada@ecole-du-nord.fr'`,
    )
    await pool.query(`DELETE FROM users WHERE email LIKE '%@example.com'`)
    expect(await found({ ADMIN_USER_IDS: rows[0]?.id })).toEqual([])
  })

  test('tells which migrations wait, and of a newer release', async () => {
    await pool.query(
      'CREATE TABLE kept AS SELECT * FROM drizzle.__drizzle_migrations; DELETE FROM drizzle.__drizzle_migrations WHERE id > 3',
    )
    const waiting = await found()
    await pool.query(
      `DELETE FROM drizzle.__drizzle_migrations; INSERT INTO drizzle.__drizzle_migrations SELECT * FROM kept; DROP TABLE kept;
       INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('newer', 9999999999999)`,
    )
    const newer = await found()
    await pool.query(`DELETE FROM drizzle.__drizzle_migrations WHERE hash = 'newer'`)
    expect(waiting).toEqual([expect.stringMatching(/^warning: \d+ migrations are pending/)])
    expect(newer).toEqual([
      expect.stringContaining('error: The database has been migrated by a newer'),
    ])
  })

  test('tells when the database may forget, and when a second process has no room', async () => {
    const { rows } = await pool
      .query<{ setting: string }>(`SHOW fsync`)
      .then(({ rows: [row] }) => ({
        rows: [{ setting: String(Object.values(row ?? {})[0]) }],
      }))
    const findings = JSON.stringify(await examine(await production()))
    expect(findings.includes('fsync is off in PostgreSQL: a crash can destroy the database')).toBe(
      rows[0]?.setting === 'off',
    )
    const forgetful = databaseUrl((url) =>
      url.searchParams.set('options', '-c synchronous_commit=off'),
    )
    expect(
      JSON.stringify(await examine({ ...(await production()), DATABASE_URL: forgetful })),
    ).toContain(
      'synchronous_commit is off in PostgreSQL: a crash loses changes that were reported as saved',
    )
  })

  test('tells when the connections do not suffice for WORKERS', async () => {
    const told = async (workers: number) =>
      JSON.stringify(await examineConfig(configOf(await production()), {}, () => workers))
    expect(await told(256)).toContain('a process uses up to 21: WORKERS is 256')
    expect(await told(2)).not.toContain('WORKERS is')
  })

  test('asks for backups, and for a Node that is supported for long', async () => {
    const variables = await production()
    const note = join(variables.DATA_DIR, 'last-backup.json')
    await rm(note)
    expect(JSON.stringify(await examine(variables))).toContain('No backup was made on this machine')
    const at = new Date(Date.now() - 9 * 24 * 3600_000).toISOString()
    await writeFile(note, JSON.stringify({ at, file: 'library.backup' }))
    expect(JSON.stringify(await examine(variables))).toContain('is 9 days old')
    expect(checkNode('22.1.0').filter(Boolean)).toHaveLength(1)
    expect(checkNode('25.1.0').filter(Boolean)).toHaveLength(1)
    expect(checkNode('24.1.0').filter(Boolean)).toEqual([])
  })
})
