import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { productionVariables, secret } from './test-variables.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'test-config-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const production = { ...productionVariables, DATA_DIR: dataDir }

const local = (variables: Record<string, string> = {}) =>
  readConfig({ DATA_DIR: dataDir, ...variables })

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
    adminUserIds: [],
    s3: undefined,
    trustedProxies: [],
    logLevel: 'info',
    metricsToken: undefined,
    apiDocs: 'public',
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
    mail: { smtpUrl: `${production.SMTP_URL}?requireTLS=true`, from: production.MAIL_FROM },
    sampleData: false,
    limits: { codesPerAddressPerHour: 5, callsPerSessionPerMinute: 600 },
  })
})

test('every variable reaches its place', () => {
  const id = '019a9f3e-0000-7000-8000-000000000001'
  const config = local({
    HOST: '::1',
    DATABASE_URL: 'postgresql://reader:pass@db:5432/product',
    SIGN_UP: 'closed',
    DEMO_MODE: 'true',
    ENV_NAME: 'staging',
    ENV_EMOJI: '🧪',
    ENV_COLOR: '#7A2F6B',
    ADMIN_USER_IDS: `${id}, ${id}`,
    S3_ENDPOINT: 'https://s3.example.org',
    S3_REGION: 'auto',
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'keys',
    TRUSTED_PROXIES: '10.0.0.1, fd00::1',
    LOG_LEVEL: 'debug',
    METRICS_TOKEN: 'token',
    API_DOCS: 'signed-in',
    SAMPLE_DATA: 'false',
    LIMIT_CODE_TRIES: '5',
    LIMIT_CODES_PER_ADDRESS_PER_HOUR: '7',
  })
  expect(config).toMatchObject({
    host: '::1',
    databaseUrl: 'postgresql://reader:pass@db:5432/product',
    signUp: 'closed',
    demoMode: true,
    environment: { name: 'staging', emoji: '🧪', color: '#7a2f6b' },
    adminUserIds: [id, id],
    s3: { endpoint: 'https://s3.example.org', bucket: 'pictures', secretAccessKey: 'keys' },
    trustedProxies: ['10.0.0.1', 'fd00::1'],
    logLevel: 'debug',
    metricsToken: 'token',
    apiDocs: 'signed-in',
    sampleData: false,
    limits: { codeTries: 5, codesPerAddressPerHour: 7 },
  })
})

test('spec 2: titles begin with the emoji, with or without a name, else with [name]', () => {
  const markOf = (variables: Record<string, string>) => local(variables).environmentMark
  expect(markOf({})).toBeUndefined()
  expect(markOf({ ENV_NAME: 'test' })).toBe('[test]')
  expect(markOf({ ENV_NAME: 'test', ENV_EMOJI: '🧪' })).toBe('🧪')
  expect(markOf({ ENV_EMOJI: '🧪' })).toBe('🧪')
})

test('spec 1: there is a banner only where a name is set', () => {
  expect(local({ ENV_EMOJI: '🧪', ENV_COLOR: 'teal' }).environment).toBeUndefined()
})

test('the default banner is plum', () => {
  expect(local({ ENV_NAME: 'test' }).environment).toEqual({ name: 'test', color: 'plum' })
})

test.each(['localhost', '127.0.0.1', '[::1]'])('spec 3: %s is local mode', (host) => {
  expect(local({ BASE_URL: `http://${host}:3000` }).localMode).toBe(true)
})

test('spec 3: local mode makes one secret and keeps it to its owner', () => {
  const { authSecret } = local()
  const file = join(dataDir, 'auth-secret')
  expect(authSecret).toHaveLength(64)
  expect(local().authSecret).toBe(authSecret)
  expect(readFileSync(file, 'utf8').trim()).toBe(authSecret)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})
