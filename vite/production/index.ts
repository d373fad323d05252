import { cpSync, globSync, rmSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { lockFor } from './lock-for.ts'
import { lockfile, manifest, type Packages } from './manifests.ts'
import { programs } from './programs.ts'

const ENTRIES = {
  'admin.js': 'src/app/admin.server.ts',
  'serve.js': 'src/app/serve.server.ts',
}
/** Modules are applied in the order of what they need; the snapshots are for new migrations only. */
const MIGRATIONS = [
  'migrations/*/migration.sql',
  'modules/*/{module.json,migrations/*/migration.sql}',
]

interface Manifest {
  name: string
  version: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  [setting: string]: unknown
}

export function production(): Plugin {
  return {
    name: 'product:production',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    buildStart() {
      for (const [fileName, path] of Object.entries(ENTRIES)) {
        this.emitFile({ type: 'chunk', id: resolve(path), fileName })
      }
    },
    async writeBundle({ dir = '' }, bundle) {
      const folder = dirname(dir)
      copyMigrations(folder)
      for (const [file, text] of Object.entries(programs)) await writeFile(join(folder, file), text)
      await writeManifests(folder, packagesOf(bundle))
    },
  }
}

function packagesOf(bundle: Rolldown.OutputBundle): string[] {
  const loaded = Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .flatMap(({ imports, dynamicImports }) => imports.concat(dynamicImports))
  return [...new Set(loaded)].filter((name) => !(name in bundle) && !isBuiltin(name)).toSorted()
}

async function writeManifests(folder: string, names: string[]) {
  const project = manifest.parse(JSON.parse(await readFile('package.json', 'utf8')))
  const { packages } = lockfile.parse(JSON.parse(await readFile('package-lock.json', 'utf8')))
  const { name, version, license, dependencies, optionalDependencies } = project
  const own = { version, private: true, license }
  await write(folder, packages, {
    name,
    ...own,
    type: 'module',
    engines: { node: '>=24' },
    scripts: { start: 'node serve.mjs', admin: 'node admin.mjs' },
    dependencies: Object.fromEntries(names.map((each) => [each, dependencies[each] ?? ''])),
  })
  await write(join(folder, 'runtime'), packages, {
    name: `${name}-runtime`,
    ...own,
    optionalDependencies,
  })
}

async function write(
  folder: string,
  packages: Packages,
  { dependencies = {}, optionalDependencies = {}, ...described }: Manifest,
) {
  const root = { ...described, dependencies, optionalDependencies }
  const names = Object.keys({ ...dependencies, ...optionalDependencies })
  const { name, version } = described
  const lock = {
    name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: { '': root, ...lockFor(names, packages) },
  }
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), toJson(root))
  await writeFile(join(folder, 'package-lock.json'), toJson(lock))
}

const toJson = (value: object) => `${JSON.stringify(value, undefined, 2)}\n`

function copyMigrations(folder: string) {
  for (const name of ['migrations', 'modules']) {
    rmSync(join(folder, name), { recursive: true, force: true })
  }
  for (const path of globSync(MIGRATIONS)) cpSync(path, join(folder, path))
}
