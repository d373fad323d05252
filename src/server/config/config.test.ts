import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { InvalidConfiguration, readConfig } from './config.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'incipit-config-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const secret = 'a-secret-of-at-least-thirty-two-characters'
const production = {
  DATA_DIR: dataDir,
  BASE_URL: 'https://books.example.org',
  AUTH_SECRET: secret,
  SMTP_URL: 'smtp://mailer:hunter2@mail.example.org:587',
  MAIL_FROM: 'Incipit <library@example.org>',
}

const local = (variables: Record<string, string> = {}) =>
  readConfig({ DATA_DIR: dataDir, ...variables })

function problems(variables: Record<string, string>): string[] {
  try {
    readConfig({ DATA_DIR: dataDir, ...variables })
  } catch (error) {
    if (error instanceof InvalidConfiguration) return error.message.split('\n')
    throw error
  }
  return []
}

test('spec 3: with nothing set, everything has its default', () => {
  expect(local()).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    baseUrl: new URL('http://localhost:3000'),
    localMode: true,
    databaseUrl: undefined,
    dataDir,
    mail: undefined,
    signUp: 'open',
    demoMode: false,
    environment: undefined,
    providers: {},
    captcha: undefined,
    adminUserIds: [],
    s3: undefined,
    trustedProxies: [],
    logLevel: 'info',
    metricsToken: undefined,
    sampleData: true,
    limits: { codeMinutes: 10, codeTries: 3, codesPerAddressPerHour: 100, bodyMegabytes: 1 },
  })
})

test('an empty variable counts as unset', () => {
  expect(local({ PORT: '', BASE_URL: '', ENV_NAME: ' ', SMTP_URL: '' })).toEqual(local())
})

test('a test does not see the BASE_URL that Vitest sets', () => {
  expect(readConfig({ ...process.env, DATA_DIR: dataDir }).localMode).toBe(true)
})

test('the base URL follows the port', () => {
  expect(local({ PORT: '8080' }).baseUrl.origin).toBe('http://localhost:8080')
})

test('the data folder is absolute', () => {
  expect(readConfig({ ...production, DATA_DIR: 'somewhere' }).dataDir).toBe(resolve('somewhere'))
})

test('outside local mode: every interface, strict limits, no sample data', () => {
  expect(readConfig(production)).toMatchObject({
    host: '0.0.0.0',
    localMode: false,
    authSecret: secret,
    mail: { smtpUrl: production.SMTP_URL, from: production.MAIL_FROM },
    sampleData: false,
    limits: { codesPerAddressPerHour: 5, callsPerSessionPerMinute: 600 },
  })
})

test('every variable reaches its place', () => {
  const id = '019a9f3e-0000-7000-8000-000000000001'
  const config = local({
    HOST: '::1',
    DATABASE_URL: 'postgresql://reader:pass@db:5432/books',
    SIGN_UP: 'closed',
    DEMO_MODE: 'true',
    ENV_NAME: 'staging',
    ENV_EMOJI: '🧪',
    ENV_COLOR: '#7A2F6B',
    GITHUB_CLIENT_ID: 'id',
    GITHUB_CLIENT_SECRET: 'keys',
    CAPTCHA_PROVIDER: 'hcaptcha',
    CAPTCHA_SITE_KEY: 'site',
    CAPTCHA_SECRET_KEY: 'keys',
    ADMIN_USER_IDS: `${id}, ${id}`,
    S3_ENDPOINT: 'https://s3.example.org',
    S3_REGION: 'auto',
    S3_BUCKET: 'covers',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'keys',
    TRUSTED_PROXIES: '10.0.0.1, fd00::1',
    LOG_LEVEL: 'debug',
    METRICS_TOKEN: 'token',
    SAMPLE_DATA: 'false',
    LIMIT_CODE_TRIES: '5',
    LIMIT_CODES_PER_ADDRESS_PER_HOUR: '7',
  })
  expect(config).toMatchObject({
    host: '::1',
    databaseUrl: 'postgresql://reader:pass@db:5432/books',
    signUp: 'closed',
    demoMode: true,
    environment: { name: 'staging', emoji: '🧪', color: '#7a2f6b' },
    providers: { github: { clientId: 'id', clientSecret: 'keys' }, google: undefined },
    captcha: { provider: 'hcaptcha', siteKey: 'site', secretKey: 'keys' },
    adminUserIds: [id, id],
    s3: { endpoint: 'https://s3.example.org', bucket: 'covers', secretAccessKey: 'keys' },
    trustedProxies: ['10.0.0.1', 'fd00::1'],
    logLevel: 'debug',
    metricsToken: 'token',
    sampleData: false,
    limits: { codeTries: 5, codesPerAddressPerHour: 7 },
  })
})

test('the default banner is plum', () => {
  expect(local({ ENV_NAME: 'test' }).environment).toEqual({ name: 'test', color: 'plum' })
})

test.each(['localhost', '127.0.0.1', '[::1]'])('spec 3: %s is local mode', (host) => {
  expect(local({ BASE_URL: `http://${host}:3000` }).localMode).toBe(true)
})

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
  ['DATABASE_URL', 'mysql://localhost/books'],
  ['SIGN_UP', 'sometimes'],
  ['DEMO_MODE', 'maybe'],
  ['ENV_NAME', 'x'.repeat(41)],
  ['ENV_EMOJI', 'no'],
  ['ENV_COLOR', 'url(x)'],
  ['ADMIN_USER_IDS', 'me'],
  ['TRUSTED_PROXIES', '10.0.0.0/8'],
  ['LOG_LEVEL', 'loud'],
  ['METRICS_TOKEN', 'two words'],
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
    GOOGLE_CLIENT_ID: 'x',
    S3_BUCKET: 'x',
  })
  expect(lines).toHaveLength(1 + 4 + 4)
})

test('check 25: half of a set asks for the other half', () => {
  expect(problems({ GITHUB_CLIENT_ID: 'id' })).toContain(
    'GITHUB_CLIENT_SECRET should be set, since it goes with GITHUB_CLIENT_ID',
  )
  expect(problems({ SMTP_URL: 'smtp://mail' }).join()).toContain('MAIL_FROM should be set')
})

test('check 25: a captcha is configured completely, by a provider that is known, or not at all', () => {
  const keys = { CAPTCHA_SITE_KEY: 'site', CAPTCHA_SECRET_KEY: 'keys' }
  expect(problems({ CAPTCHA_PROVIDER: 'eyesight', ...keys })).toEqual([
    'Invalid environment variables',
    'CAPTCHA_PROVIDER should be one of cloudflare-turnstile, google-recaptcha, hcaptcha',
  ])
  expect(problems(keys)).toEqual([
    'Invalid environment variables',
    'CAPTCHA_PROVIDER should be set, since it goes with CAPTCHA_SITE_KEY, CAPTCHA_SECRET_KEY',
  ])
  expect(problems({ CAPTCHA_PROVIDER: 'hcaptcha' })).toHaveLength(1 + 2)
})

test('check 25: outside local mode a secret and a mail server are required', () => {
  expect(problems({ BASE_URL: production.BASE_URL })).toEqual([
    'Invalid environment variables',
    'AUTH_SECRET should be set outside local mode: at least 32 characters',
    'SMTP_URL should be set outside local mode, since sign-in codes go by mail',
  ])
})

test('check 25: plain http is refused on a public host, allowed on a private network', () => {
  const at = (BASE_URL: string) => problems({ ...production, BASE_URL })
  expect(at('http://example.org')).toContain('BASE_URL should be https on a public host')
  expect(at('http://8.8.8.8')).not.toEqual([])
  for (const host of ['192.168.1.20:3000', '[fd00::1]', 'library', 'library.local']) {
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

test('spec 3: local mode makes one secret and keeps it to its owner', () => {
  const { authSecret } = local()
  const file = join(dataDir, 'auth-secret')
  expect(authSecret).toHaveLength(64)
  expect(local().authSecret).toBe(authSecret)
  expect(readFileSync(file, 'utf8').trim()).toBe(authSecret)
  expect(statSync(file).mode & 0o777).toBe(0o600)
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
