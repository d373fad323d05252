import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod/mini'

export type Migration = {
  /** A folder of `migrations/`, or "clinic/" and one of `modules/clinic/migrations/`. */
  name: string
  sql: string
  /** The modules whose tables it drops. */
  removes: string[]
  /** Its hashes before parts of it became migrations of other modules. */
  was?: string[]
  /** The migration that it was a part of. */
  from?: string
}

/** Migrations of the base, then those of each module after the modules that it needs. */
export function readMigrations(project = process.cwd()): Migration[] {
  return [
    ...migrationsIn(join(project, 'migrations'), ''),
    ...modulesIn(join(project, 'modules')).flatMap((module) =>
      migrationsIn(join(project, 'modules', module, 'migrations'), `${module}/`),
    ),
  ]
}

export const folderOf = (name: string) =>
  name.includes('/') ? `modules/${name.replace('/', '/migrations/')}` : `migrations/${name}`

/** Undefined for the base. */
export const moduleOf = (name: string) => /^([^/]+)\//.exec(name)?.[1]

function migrationsIn(folder: string, prefix: string): Migration[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => /^\d{14}_/.test(name))
    .toSorted()
    .map((name) => {
      const sql = readFileSync(join(folder, name, 'migration.sql'), 'utf8')
      const said = (key: string) => new RegExp(`^-- ${key}: (.+)$`, 'm').exec(sql)?.[1]?.trim()
      const listed = (key: string) => said(key)?.split(', ') ?? []
      return {
        name: prefix + name,
        sql,
        removes: listed('removes'),
        was: listed('was'),
        from: said('from'),
      }
    })
}

function modulesIn(folder: string): string[] {
  const ordered = new Set<string>()
  const add = (name: string) => {
    if (ordered.has(name)) return
    for (const needed of needsOf(join(folder, name))) add(needed)
    ordered.add(name)
  }
  if (existsSync(folder)) readdirSync(folder).toSorted().forEach(add)
  return [...ordered]
}

const manifestSchema = z.object({ needs: z.array(z.string()) })

function needsOf(module: string): string[] {
  const file = join(module, 'module.json')
  if (!existsSync(file)) return []
  return manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).needs
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

/** Hashes for Unix and Windows line endings, because git may check out either. */
export function hashesOf({ sql }: Migration): [string, string] {
  const lines = sql.replaceAll('\r\n', '\n')
  return [hash(lines), hash(lines.replaceAll('\n', '\r\n'))]
}

export const madeAtOf = (name: string) =>
  Date.parse(name.replace(/^(?:[^/]+\/)?(.{4})(..)(..)(..)(..)(..).*/, '$1-$2-$3T$4:$5:$6Z'))
