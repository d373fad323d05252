import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { InvalidConfiguration, readConfig } from './config.ts'
import { productionVariables as production } from './test-variables.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'test-config-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

function problems(variables: Record<string, string>): string[] {
  try {
    readConfig({ DATA_DIR: dataDir, ...variables })
  } catch (error) {
    if (error instanceof InvalidConfiguration) return error.message.split('\n')
    throw error
  }
  return []
}

test.each([
  'nonsense',
  'localhost:3000',
  'ftp://localhost',
  'https://example.org/path',
  'https://example.org/?a',
  'https://example.org/#a',
])('spec 8: the base URL %s is refused in its own words', (value) => {
  expect(problems({ BASE_URL: value })).toEqual([
    'Invalid environment variables',
    `Invalid base URL: ${value} Please provide a valid base URL.`,
  ])
})

test.each([
  ['PORT', '65536'],
  ['PORT', '80a'],
  ['PORT', '-1'],
  ['HOST', 'not a host'],
  ['DATABASE_URL', 'mysql://localhost/product'],
  ['SIGN_UP', 'sometimes'],
  ['DEMO_MODE', 'maybe'],
  ['ENV_NAME', 'x'.repeat(41)],
  ['ENV_EMOJI', 'no'],
  ['ENV_COLOR', 'url(x)'],
  ['ADMIN_USER_IDS', 'me'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', '10.0.0.0/8/8'],
  ['TRUSTED_PROXIES', 'proxy.internal/8'],
  ['LOG_LEVEL', 'loud'],
  ['METRICS_TOKEN', 'two words'],
  ['API_DOCS', 'private'],
  ['SAMPLE_DATA', '2'],
  ['AUTH_SECRET', 'short'],
  ['LIMIT_CODE_TRIES', '0'],
  ['LIMIT_CODE_TRIES', '1000'],
])('check 25: %s=%s is refused', (name, value) => {
  expect(problems({ [name]: value })).toEqual([
    'Invalid environment variables',
    expect.stringMatching(`^${name} should be `),
  ])
})

test('check 25: every mistake is told at once', () => {
  const lines = problems({
    PORT: 'x',
    BASE_URL: 'x',
    DEMO_MODE: 'x',
    S3_BUCKET: 'x',
  })
  expect(lines).toHaveLength(1 + 3 + 4)
})

test('check 25: half of a set asks for the other half', () => {
  expect(problems({ MAIL_FROM: 'product@product.example' })).toContain(
    'SMTP_URL should be set, since it goes with MAIL_FROM',
  )
  expect(problems({ SMTP_URL: 'smtp://mail' }).join()).toContain('MAIL_FROM should be set')
})

test('check 25: a rule about admins that no module enforces is refused', () => {
  expect(problems({ REQUIRE_BADGE_FOR_ADMINS: 'true' })).toEqual([
    'Invalid environment variables',
    'REQUIRE_BADGE_FOR_ADMINS is set, but no module enforces it',
  ])
  expect(problems({ REQUIRE_BADGE_FOR_ADMINS: 'soon' })).not.toEqual([])
  expect(problems({ ...production, REQUIRE_BADGE_FOR_ADMINS: 'false' })).toEqual([])
})

test('check 25: outside local mode a secret and a mail server are required', () => {
  expect(problems({ BASE_URL: production.BASE_URL })).toEqual([
    'Invalid environment variables',
    'AUTH_SECRET should be set outside local mode: at least 32 characters',
    'SMTP_URL should be set outside local mode, since sign-in codes go by mail',
    'MAIL_FROM should be set outside local mode: the sender of those mails',
  ])
})

test('check 25: plain http is refused on a public host, allowed on a private network', () => {
  const at = (BASE_URL: string) => problems({ ...production, BASE_URL })
  expect(at('http://example.org')).toContain('BASE_URL should be https on a public host')
  expect(at('http://8.8.8.8')).not.toEqual([])
  for (const host of ['192.168.1.20:3000', '[fd00::1]', 'product', 'product.local']) {
    expect(at(`http://${host}`)).toEqual([])
  }
})

test('check 15: a mistake never shows a secret', () => {
  const message = problems({
    BASE_URL: 'https://user:hunter2@example.org',
    DATABASE_URL: 'mysql://user:hunter2@db',
    SMTP_URL: 'http://user:hunter2@mail',
    AUTH_SECRET: 'hunter2',
    METRICS_TOKEN: 'hunter2 hunter2',
  }).join()
  expect(message).not.toContain('hunter2')
})

test('a data folder that can not be written is a mistake in its variable', () => {
  const file = join(dataDir, 'a-file')
  writeFileSync(file, '')
  expect(problems({ DATA_DIR: join(file, 'below') })).toEqual([
    'Invalid environment variables',
    expect.stringMatching('^DATA_DIR should be a folder that this process can write to: .*ENOTDIR'),
  ])
})

test('a damaged secret file is told, not used', () => {
  writeFileSync(join(dataDir, 'auth-secret'), '')
  expect(problems({}).join()).toContain(`AUTH_SECRET in ${join(dataDir, 'auth-secret')} should be`)
})
