import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { InvalidConfiguration, readConfig } from '#platform/config/config.ts'
import { admitsPasskeys, passkeyVariables } from './passkey-variables.server.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'test-passkeys-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

type Modules = Parameters<typeof readConfig>[1]

const read = (variables: Record<string, string>, modules: Modules = [passkeyVariables]) =>
  readConfig({ DATA_DIR: dataDir, ...variables }, modules)

function problems(...given: Parameters<typeof read>): string[] {
  try {
    read(...given)
  } catch (error) {
    if (error instanceof InvalidConfiguration) return error.message.split('\n').slice(1)
    throw error
  }
  return []
}

const rule = { REQUIRE_PASSKEY_FOR_ADMINS: 'true' }

test('with nothing set, passkeys let users in, and no admin needs one', () => {
  const config = read({})
  expect(passkeyVariables.of(config)).toEqual({ isOpen: true, isRequiredForAdmins: false })
  expect(admitsPasskeys(config)).toBe(true)
  expect(passkeyVariables.of(read(rule)).isRequiredForAdmins).toBe(true)
})

test.each<Record<string, string>>([
  { SIGN_IN: 'code' },
  { DEMO_MODE: 'true' },
  { BASE_URL: 'http://127.0.0.1:3000' },
  { BASE_URL: 'http://[::1]:3000' },
])('passkeys are closed with %o', (variables) => {
  expect(admitsPasskeys(read(variables))).toBe(false)
})

describe('check 25: a start is refused', () => {
  test('where SIGN_IN names passkeys alone', () => {
    expect(problems({ SIGN_IN: 'passkey' })).toEqual([
      'SIGN_IN should have another way than passkey, by which users come in to add one',
    ])
    expect(problems({ SIGN_IN: 'code,passkey' })).toEqual([])
  })

  test.each<Record<string, string>>([{ SIGN_IN: 'code' }, { BASE_URL: 'http://127.0.0.1:3000' }])(
    'where admins need a passkey, and nobody can have one: %o',
    (variables) => {
      expect(problems({ ...variables, ...rule })).toEqual([
        'REQUIRE_PASSKEY_FOR_ADMINS should be set only where SIGN_IN has passkey and the host of BASE_URL is a name',
      ])
    },
  )

  test('where the rule is neither on nor off', () => {
    expect(problems({ REQUIRE_PASSKEY_FOR_ADMINS: 'soon' })).toEqual([
      'REQUIRE_PASSKEY_FOR_ADMINS should be true or false',
    ])
  })

  test('without this module, where a variable asks for it', () => {
    expect(problems(rule, [])).toEqual([
      'REQUIRE_PASSKEY_FOR_ADMINS is set, but no module enforces it',
    ])
    expect(problems({ SIGN_IN: 'code,passkey' }, [])).toEqual([
      'SIGN_IN should be some of code, separated by commas',
    ])
  })
})
