import { appendFileSync, existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../bootstrap/project.mjs'
import { makeMigration } from '../commands/migration.mjs'

const breakpoint = '--> statement-breakpoint'
const functions = /^CREATE FUNCTION (\w+)/gm

/** The functions of the database that modules bring, with their triggers. */
export const functionsOf = (names, project = root) =>
  names
    .map((name) => join(project, 'modules', name, 'functions.sql'))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8').trim())

export const dropped = (texts) =>
  texts.map((text) => {
    const names = Array.from(text.matchAll(functions), ([, name]) => name)
    return `DROP FUNCTION ${names.join(', ')} CASCADE;`
  })

/** A migration from the tables of before to those of now, named after what came or went, with `statements` at its end. */
export function migrate(how, names, statements) {
  const few = names.map((name) => name.replaceAll('-', '_')).join('_and_')
  const title = `${how}_${names.length > 2 ? `${names.length}_modules` : few}`
  makeMigration(title, { isQuiet: true })
  const file = globSync(`migrations/*_${title}/migration.sql`, { cwd: root }).toSorted().at(-1)
  if (!file) return
  for (const statement of statements) {
    appendFileSync(join(root, file), `\n${breakpoint}\n${statement}\n`)
  }
}
