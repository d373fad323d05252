import { appendFileSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../bootstrap/project.mjs'
import { makeMigration } from '../commands/migration.mjs'
import { places } from '../migration/places.mjs'

const made = /^CREATE (?:OR REPLACE )?FUNCTION (\w+)/gm

/** The SQL that drops the tables and functions of modules whose migrations are still there. */
export function dropsOf(modules) {
  const functions = modules.flatMap(({ folder }) =>
    globSync(`${folder}/migrations/*/migration.sql`, { cwd: root }).flatMap((path) =>
      Array.from(readFileSync(join(root, path), 'utf8').matchAll(made), ([, one]) => one),
    ),
  )
  const tables = modules.flatMap((module) => module.tables)
  return [
    ['TABLE', tables],
    ['FUNCTION', [...new Set(functions)]],
  ]
    .filter(([, names]) => names.length > 0)
    .map(([kind, names]) => `DROP ${kind} IF EXISTS ${names.join(', ')} CASCADE;\n`)
    .join('--> statement-breakpoint\n')
}

/** A migration of the base, which tells a database that these modules are gone. */
export function writeRemoval(names, drops) {
  const few = names.map((name) => name.replaceAll('-', '_')).join('_and_')
  const title = `without_${names.length > 2 ? `${names.length}_modules` : few}`
  makeMigration(title, { custom: true, isQuiet: true })
  const file = globSync(`migrations/*_${title}/migration.sql`, { cwd: root }).toSorted().at(-1)
  appendFileSync(join(root, file), `-- removes: ${names.join(', ')}\n${drops}`)
}

export const hasHistory = ({ name }) => places().some((place) => place.name === name)
