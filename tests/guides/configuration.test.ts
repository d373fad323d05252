import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { variables as ofModules } from '#app/variables.server.ts'
import { InvalidConfiguration, readConfig } from '#platform/config/config.ts'
import { withNext } from '../conventions/with-next.ts'
import { knownVariables } from './known-variables.ts'
import { namesIn, rowsOf } from './tables.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'test-guide-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const needed = { AUTH_SECRET: 'a-secret-of-at-least-thirty-two-characters' }
const elsewhere = {
  ...needed,
  BASE_URL: 'https://product.example.org',
  SMTP_URL: 'smtp://mail.example.org',
  MAIL_FROM: 'product@example.org',
}

const variable = /^[A-Z][A-Z\d_]+$/
const rows = rowsOf('docs/configuration.md')
const known = knownVariables(dataDir)

const plain = rows.flatMap(([name = '', value = '']) => {
  const [, literal] = /^`([^`]+)`(?:,|$)/.exec(value) ?? []
  const [, local, other] = /^`([^`]+)` in local mode, else `([^`]+)`$/.exec(value) ?? []
  const variableName = name.replaceAll('`', '')
  if (variableName.startsWith('LIMIT_')) return []
  if (local && other) return [{ name: variableName, local, other }]
  return literal ? [{ name: variableName, local: literal, other: literal }] : []
})

test('the page on configuration names every variable there is, and no other', () => {
  expect(namesIn(rows, variable).toSorted()).toEqual(known)
})

test('the README names only variables that there are', () => {
  const named = namesIn(rowsOf('README.md'), variable)
  const unknown = named.filter((name) => !known.includes(name))
  expect(withNext(unknown, 'correct README.md: variables are in src/platform/config')).toEqual([])
  expect(named).toContain('DATABASE_URL')
})

describe('a default of the page changes nothing when it is set', () => {
  test.each(plain)('$name', ({ name, local, other }) => {
    const common = { DATA_DIR: dataDir, ENV_NAME: 'test' }
    const read = (variables: Record<string, string>) => {
      const usual = name === 'DATA_DIR' ? { ENV_NAME: 'test' } : common
      const config = readConfig({ ...usual, ...variables }, ofModules)
      return [config, ...ofModules.map((declared) => declared.of(config))]
    }
    expect(read({ ...needed, [name]: local })).toEqual(read(needed))
    if (name === 'BASE_URL') return
    expect(read({ ...elsewhere, [name]: other })).toEqual(read(elsewhere))
  })

  test('most variables that have one are here', () => {
    expect(plain.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['PORT', 'HOST', 'BASE_URL', 'SIGN_UP', 'SAMPLE_DATA', 'LOG_LEVEL']),
    )
  })
})

describe('the limits of the pages are those of the code', () => {
  const limitsOf = (page: string) =>
    rowsOf(page)
      .filter(([name = '']) => name.startsWith('`LIMIT_'))
      .map((cells) => cells.map((cell) => cell.replaceAll('`', '')))
  const keyOf = (name: string) =>
    name
      .replace('LIMIT_', '')
      .toLowerCase()
      .replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

  const reading = (name: string) => (variables: Record<string, string>) =>
    readConfig({ DATA_DIR: dataDir, ...variables }, ofModules).variables.limits.get(name)?.value

  test.each(limitsOf('docs/configuration.md'))(
    '%s',
    (name = '', value = '', local = '', most = '') => {
      const read = reading(name)
      expect(read(elsewhere)).toBe(Number(value))
      expect(read(needed)).toBe(Number(local))
      expect(read({ ...elsewhere, [name]: most })).toBe(Number(most))
      const beyond = { ...elsewhere, [name]: `${Number(most) + 1}` }
      expect(() => read(beyond)).toThrow(InvalidConfiguration)
    },
  )

  test.each(limitsOf('README.md'))('%s in the README', (name = '', value = '', local = '') => {
    expect(reading(name)(elsewhere)).toBe(Number(value))
    expect(reading(name)(needed)).toBe(Number(local))
  })

  test('the README has each that keeps people and the machine safe', () => {
    expect(limitsOf('README.md').map(([name = '']) => keyOf(name))).toEqual([
      'codeMinutes',
      'codeTries',
      'codeResendSeconds',
      'codesPerAddressPerHour',
      'codesPerKnownBrowserPerHour',
      'codesPerSourcePerTenMinutes',
      'wrongCodesPerAddressPerHour',
      'wrongCodesPerTenMinutes',
      'callsPerSessionPerMinute',
      'callsPerKeyPerMinute',
      'callsPerPersonPerMinute',
      'authCallsPerSourcePerMinute',
      'anonymousCallsPerSourcePerMinute',
      'sessionsPerPerson',
      'sessionDays',
      'sessionAbsoluteDays',
      'adminIdleHours',
      'adminSessionDays',
      'sensitiveMinutes',
      'impersonationMinutes',
      'trashDays',
      'activityDays',
      'coverMegabytes',
      'coverMegapixels',
      'bodyMegabytes',
    ])
  })
})
