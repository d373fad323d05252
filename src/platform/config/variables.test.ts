import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { InvalidConfiguration, readConfig } from './config.ts'
import { namedWays } from './sign-in/sign-in.ts'
import { productionVariables } from './test-variables.ts'
import { anyText } from './values.ts'
import { defineVariables } from './variables.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'test-variables-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const pets = defineVariables(
  (environment) => ({
    feed: environment.read('PETS_FEED', anyText, 'hay'),
    key: environment.read('PETS_KEY', anyText),
    walksPerHour: environment.rate('LIMIT_PET_WALKS_PER_HOUR', 2, 100),
  }),
  { secrets: ['PETS_KEY'] },
)
const local = { DATA_DIR: dataDir }

test('a module reads its own variables, with the same kinds of values and limits', () => {
  const config = readConfig({ ...local, PETS_FEED: 'carrots' }, [pets])
  expect(pets.of(config)).toEqual({ feed: 'carrots', key: undefined, walksPerHour: 40 })
  expect(pets.of(readConfig(productionVariables, [pets])).walksPerHour).toBe(2)
})

test('a module may have secrets that are files, which no output shows', () => {
  const file = join(dataDir, 'key')
  writeFileSync(file, 'hunter2\n')
  const config = readConfig({ ...local, PETS_KEY_FILE: file, PETS_FEED_FILE: file }, [pets])
  expect(pets.of(config)).toMatchObject({ feed: 'hay', key: 'hunter2' })
  expect([...config.variables.secrets]).toContain('hunter2')
})

test('SIGN_IN names the ways of modules that are there', () => {
  const badges = defineVariables(namedWays, { signInWays: ['badge'] })
  const read = (SIGN_IN: string) => readConfig({ ...local, SIGN_IN }, [badges])
  expect(badges.of(read('Code, badge'))).toEqual(['code', 'badge'])
  expect(badges.of(readConfig(local, [badges]))).toBeUndefined()
  expect(() => read('password')).toThrow(
    'SIGN_IN should be some of code, badge, separated by commas',
  )
})

test('check 25: mistakes in variables of the base and of modules are reported together', () => {
  const read = () => readConfig({ ...local, PORT: 'x', LIMIT_PET_WALKS_PER_HOUR: '101' }, [pets])
  expect(read).toThrow(
    'Invalid environment variables\nPORT should be a whole number from 0 to 65535\nLIMIT_PET_WALKS_PER_HOUR should be a whole number from 1 to 100',
  )
})

test('a configuration that was read without a module is asked when its values are needed', () => {
  expect(pets.of(readConfig({ ...local, PETS_FEED: 'oats' })).feed).toBe('oats')
  const config = readConfig({ ...local, LIMIT_PET_WALKS_PER_HOUR: '0' })
  expect(() => pets.of(config)).toThrow(InvalidConfiguration)
})
