import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { InvalidConfiguration, readConfig } from '#platform/config/config.ts'
import { productionVariables } from '#platform/config/test-variables.ts'
import { openIdVariables } from './openid-providers.server.ts'
import { providerVariables } from './sign-in-providers.server.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'test-openid-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const ours = [openIdVariables, providerVariables]

function read(variables: Record<string, string>, modules = ours) {
  const config = readConfig({ DATA_DIR: dataDir, ...variables }, modules)
  return {
    signInByCode: config.signInByCode,
    providers: providerVariables.of(config),
    openIdProviders: openIdVariables.of(config),
  }
}

function problems(...given: Parameters<typeof read>): string[] {
  try {
    read(...given)
  } catch (error) {
    if (error instanceof InvalidConfiguration) return error.message.split('\n').slice(1)
    throw error
  }
  return []
}

const openId = {
  OIDC_ISSUER: 'https://id.example.org/realms/library',
  OIDC_CLIENT_ID: 'our-id',
  OIDC_CLIENT_SECRET: 'keys',
}
const github = { GITHUB_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: 'keys' }

test('with nothing set, no provider lets users in', () => {
  expect(read({})).toMatchObject({
    signInByCode: true,
    providers: {},
    openIdProviders: [],
  })
})

test('an OpenID provider needs three variables, and the others have defaults', () => {
  expect(read(openId).openIdProviders).toEqual([
    {
      id: 'oidc',
      name: 'id.example.org',
      issuer: new URL(openId.OIDC_ISSUER),
      clientId: 'our-id',
      clientSecret: 'keys',
      scope: 'openid email profile',
      admins: undefined,
      autoCreate: undefined,
    },
  ])
})

test('several providers are told apart by a number', () => {
  const second = {
    OIDC_4_ISSUER: 'http://keycloak:8080/realms/staff',
    OIDC_4_CLIENT_ID: 'staff',
    OIDC_4_CLIENT_SECRET: 'other',
    OIDC_4_NAME: 'Staff',
    OIDC_4_SCOPES: 'openid email groups',
    OIDC_4_ROLE_CLAIM: 'groups',
    OIDC_4_ADMIN_VALUES: 'librarians, heads',
    OIDC_4_AUTO_CREATE: 'false',
  }
  expect(read({ ...openId, ...second }).openIdProviders).toMatchObject([
    { id: 'oidc' },
    {
      id: 'oidc-4',
      name: 'Staff',
      scope: 'openid email groups',
      admins: { claim: 'groups', values: ['librarians', 'heads'] },
      autoCreate: false,
    },
  ])
})

test('SIGN_IN closes what it does not name', () => {
  expect(read({ ...openId, ...github, SIGN_IN: 'OIDC' })).toMatchObject({
    signInByCode: false,
    providers: {},
    openIdProviders: [{ id: 'oidc' }],
  })
  expect(read({ ...openId, ...github, SIGN_IN: 'code, github' })).toMatchObject({
    signInByCode: true,
    providers: { github: { clientId: 'id' } },
    openIdProviders: [],
  })
})

test.each<[Record<string, string>, RegExp]>([
  [{ SIGN_IN: 'password' }, /^SIGN_IN should be some of code, oidc, /],
  [{ SIGN_IN: 'github' }, /^GITHUB_CLIENT_ID should be set, since SIGN_IN has github$/],
  [{ SIGN_IN: 'oidc,code' }, /^OIDC_ISSUER should be set, since SIGN_IN has oidc$/],
  [{ SIGN_IN: 'code,badge' }, /^SIGN_IN should be some of code, oidc, /],
  [{ ...openId, OIDC_ISSUER: 'http://id.example.org' }, /^OIDC_ISSUER should be an https URL/],
  [{ ...openId, OIDC_SCOPES: 'email' }, /^OIDC_SCOPES should be .*openid/],
  [{ ...openId, OIDC_AUTO_CREATE: 'maybe' }, /^OIDC_AUTO_CREATE should be true or false/],
  [{ ...openId, OIDC_ROLE_CLAIM: 'groups' }, /^OIDC_ADMIN_VALUES should be set/],
  [{ OIDC_2_CLIENT_ID: 'id', ...openId }, /^OIDC_2_ISSUER should be set/],
])('check 25: %s is refused', (variables, problem) => {
  expect(problems(variables)).toContainEqual(expect.stringMatching(problem))
})

test('outside local mode, too, a provider of the local network may speak plain http', () => {
  const config = read({ ...productionVariables, ...openId, OIDC_ISSUER: 'http://10.0.0.7/id' })
  expect(config.openIdProviders[0]?.issuer.protocol).toBe('http:')
})

test('half of the variables of a provider asks for the other half', () => {
  expect(problems({ GITHUB_CLIENT_ID: 'id' })).toEqual([
    'GITHUB_CLIENT_SECRET should be set, since it goes with GITHUB_CLIENT_ID',
  ])
})

test('secrets of providers are read from files', () => {
  const file = join(dataDir, 'keys')
  writeFileSync(file, 'from a file')
  const variables = {
    GITHUB_CLIENT_ID: 'id',
    GITHUB_CLIENT_SECRET_FILE: file,
    ...openId,
    OIDC_CLIENT_SECRET: '',
    OIDC_CLIENT_SECRET_FILE: file,
  }
  expect(read(variables)).toMatchObject({
    providers: { github: { clientSecret: 'from a file' } },
    openIdProviders: [{ clientSecret: 'from a file' }],
  })
})

test.each(['oidc', 'github', 'google'])(
  'check 25: without this module, a start is refused where SIGN_IN names %s',
  (way) => {
    expect(problems({ ...openId, ...github, SIGN_IN: `code,${way}` }, [])).toEqual([
      'SIGN_IN should be some of code, separated by commas',
    ])
  },
)
