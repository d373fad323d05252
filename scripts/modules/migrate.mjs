import { makeMigration } from '../commands/migration.mjs'

/** A migration from the tables of before to those of now, named after what came or went. */
export function migrate(how, names) {
  const few = names.map((name) => name.replaceAll('-', '_')).join('_and_')
  const title = names.length > 2 ? `${names.length}_modules` : few
  makeMigration(`${how}_${title}`, { isQuiet: true })
}
