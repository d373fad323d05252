import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { productionVariables, secret } from './test-variables.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'test-secrets-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

function fileOf(name: string, text: string) {
  const file = join(dataDir, name)
  writeFileSync(file, text)
  return file
}

const { AUTH_SECRET: _, SMTP_URL, ...production } = { ...productionVariables, DATA_DIR: dataDir }

test('secrets are read from files, required ones too', () => {
  const config = readConfig({
    ...production,
    AUTH_SECRET_FILE: fileOf('auth', `${secret}\n`),
    SMTP_URL_FILE: fileOf('smtp', SMTP_URL),
    METRICS_TOKEN_FILE: fileOf('metrics', 'token'),
  })
  expect(config).toMatchObject({
    authSecret: secret,
    mail: { smtpUrl: `${SMTP_URL}?requireTLS=true` },
    metricsToken: 'token',
  })
})

test.each([
  [
    'a file that is not there',
    { METRICS_TOKEN_FILE: join(dataDir, 'none') },
    'METRICS_TOKEN_FILE should name',
  ],
  [
    'both',
    { METRICS_TOKEN: 'a', METRICS_TOKEN_FILE: fileOf('both', 'hunter2') },
    'not be set together',
  ],
  [
    'a wrong value',
    { METRICS_TOKEN_FILE: fileOf('wrong', 'hunter2 hunter2') },
    'METRICS_TOKEN should be',
  ],
  [
    'a previous secret that is the current one',
    { AUTH_SECRET: 'hunter2'.repeat(6), AUTH_SECRET_PREVIOUS: 'hunter2'.repeat(6) },
    'AUTH_SECRET_PREVIOUS should be another one than AUTH_SECRET',
  ],
])('%s is refused without the secret', (_name, variables, problem) => {
  let message = ''
  try {
    readConfig({ DATA_DIR: dataDir, ...variables })
  } catch (error) {
    message = String(error)
  }
  expect(message).toContain(problem)
  expect(message).not.toContain('hunter2')
})

test('a variable that is no secret has no file', () => {
  expect(readConfig({ DATA_DIR: dataDir, ENV_NAME_FILE: fileOf('name', 'x') }).environment).toBe(
    undefined,
  )
})
