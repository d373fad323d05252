import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readConfig } from '#platform/config/config.ts'
import { idleMs } from '#platform/http/wire/drain.ts'
import { usualPatience } from '#platform/http/wire/listen.ts'
import { product } from '#rules/product.ts'
import { programs } from '../../vite/production/programs.ts'
import { root } from '../conventions/project-files.ts'
import { withNext } from '../conventions/with-next.ts'
import { knownVariables } from './known-variables.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'test-guide-'))
afterAll(() => rmSync(dataDir, { recursive: true }))
const known = knownVariables(dataDir)
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const settings = (text: string, pattern: RegExp) =>
  Object.fromEntries(
    [...text.matchAll(pattern)].map(([, name = '', value = '']) => [name, value] as const),
  )

const environments = {
  'compose.yaml': settings(
    read('compose.yaml').split(/^ {2}database:$/m)[0] ?? '',
    /^ {6}([A-Z][A-Z\d_]+): (.+)$/gm,
  ),
  [`deploy/${product.id}.env`]: settings(
    read(`deploy/${product.id}.env`),
    /^#?([A-Z][A-Z\d_]+)=(.*)$/gm,
  ),
}

describe.each(Object.entries(environments))('what %s sets', (path, variables) => {
  test('are variables that there are', () => {
    const names = Object.keys(variables)
    expect(names.length).toBeGreaterThan(8)
    const unknown = names.filter((name) => !known.includes(name))
    expect(withNext(unknown, `correct ${path}: variables are in src/platform/config`)).toEqual([])
  })

  test('is all that the product wants to start with, once its secrets are filled in', () => {
    const secrets = Object.fromEntries(
      Object.keys(variables)
        .filter((name) => variables[name] === '')
        .map((name) => [name, 'a-secret-of-at-least-thirty-two-characters']),
    )
    const config = readConfig({ ...variables, ...secrets, DATA_DIR: dataDir })
    expect(config.mail).toBeDefined()
    expect(config.databaseUrl).toBeDefined()
    expect(config.s3).toBeDefined()
    expect(config.localMode).toBe(path === 'compose.yaml')
  })
})

test('the parts of compose.yaml are named by their versions', () => {
  const images = [...read('compose.yaml').matchAll(/image: (\S+)/g)].map(([, image = '']) => image)
  expect(images).toHaveLength(4)
  for (const image of images) expect(image).toMatch(/^[\w./-]+:.*\d/)
})

test('the Dockerfile builds from one image, named by its version and its digest', () => {
  const file = read('Dockerfile')
  expect(file).toMatch(/^ARG NODE_IMAGE=node:24\.\d+\.\d+-[\w-]+@sha256:[\da-f]{64}$/m)
  const bases = [...file.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base)
  expect(new Set(bases)).toEqual(new Set(['${NODE_IMAGE}']))
})

test('the unit of systemd starts what the project brings', () => {
  const unit = read(`deploy/${product.id}.service`)
  const [, home, folder = '', script = ''] =
    /^ExecStart=(\/opt\/[\w-]+)\/runtime\/node_modules\/([\w-]+)\/bin\/node \1\/(\S+)$/m.exec(
      unit,
    ) ?? []
  expect(unit).toContain(`WorkingDirectory=${home}\n`)
  const { optionalDependencies } = JSON.parse(read('package.json')) as {
    optionalDependencies: Record<string, string>
  }
  expect(Object.keys(optionalDependencies)).toContain(folder)
  expect(Object.keys(programs)).toContain(script)
  const [, state] = /^StateDirectory=(\S+)$/m.exec(unit) ?? []
  expect(unit).toContain(`DATA_DIR=/var/lib/${state} `)
})

test('the command line of a server works as the unit does', () => {
  const unit = read(`deploy/${product.id}.service`)
  const command = read(`deploy/${product.id}-admin`)
  for (const name of ['DynamicUser', 'User', 'StateDirectoryMode', 'UMask', 'WorkingDirectory']) {
    const [setting = name] = new RegExp(`^${name}=.+$`, 'm').exec(unit) ?? []
    expect(command).toContain(` -p ${setting} `)
  }
  expect(command).toContain(` -p EnvironmentFile=/etc/${product.id}.env `)
  const [, states] =
    /^(StateDirectory=.+)$/m.exec(read(`deploy/${product.id}-backup.service`)) ?? []
  expect(command).toContain(` -p "${states}" `)
  const [, data] = /(DATA_DIR=\S+)/.exec(unit) ?? []
  expect(command).toContain(` -E ${data} `)
  const [, node] = /^ExecStart=(\S+) /m.exec(unit) ?? []
  expect(command).toContain(` ${node} admin.mjs "$@"`)
})

test('systemd stops the product alone, which stops its PostgreSQL once no process uses it', () => {
  expect(read(`deploy/${product.id}.service`)).toMatch(/^KillMode=mixed$/m)
})

test('a reload replaces the workers by the release of the link', () => {
  const unit = read(`deploy/${product.id}.service`)
  expect(unit).toContain('\nExecReload=/bin/kill -HUP $MAINPID\n')
  // A single process ends by SIGHUP.
  expect(unit).toContain('\nRestart=always\n')
})

test('nginx passes on no trace that a client claims to have begun', () => {
  for (const header of ['traceparent', 'tracestate']) {
    expect(read('deploy/nginx.conf')).toContain(`proxy_set_header ${header} "";`)
  }
})

test('nginx lets a little more through than the product takes', () => {
  const site = read('deploy/nginx.conf')
  const { limits } = readConfig({ AUTH_SECRET: 'x'.repeat(32), DATA_DIR: dataDir })
  const sizes = [...site.matchAll(/client_max_body_size (\d+)m;/g)].map(([, size]) => Number(size))
  const { bodyMegabytes, coverMegabytes } = limits
  expect(sizes.slice(0, 2)).toEqual([bodyMegabytes + 1, coverMegabytes + 1])
})

test('nginx closes a resting connection before the product does, also before one that stops', () => {
  const [, kept] = /keepalive_timeout (\d+)ms;/.exec(read('deploy/nginx.conf')) ?? []
  expect(Number(kept)).toBeLessThanOrEqual(idleMs / 2)
  expect(idleMs).toBeLessThan(usualPatience.keepAliveTimeout)
})
