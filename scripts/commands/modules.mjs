import { readArguments } from '../bootstrap/arguments.mjs'
import { install } from '../bootstrap/install.mjs'
import { runNode } from '../bootstrap/programs.mjs'
import { inProject } from '../bootstrap/project.mjs'
import { Trouble } from '../bootstrap/trouble.mjs'

export const usage = `npm run modules                                 lists them, with what each is for, needs and stores
npm run modules -- remove <name> …              takes them out
        --with-dependents                       and those that need them
        --drop-tables                           and their rows, where they have tables: a migration drops them
        --no-database                           where no database has these tables yet
        --dry-run                               says what would change
npm run modules -- add <name> …                 brings them back from the release this product came from
        --from <path or git address>            or from there
        --dry-run                               says what would change
npm run modules -- --undo                       puts back what an interrupted run changed`

export const options = {
  'with-dependents': { type: 'boolean', default: false },
  'drop-tables': { type: 'boolean', default: false },
  'no-database': { type: 'boolean', default: false },
  from: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  undo: { type: 'boolean', default: false },
}

export async function main() {
  const { positionals } = readArguments(usage, { options, allowPositionals: true })
  const [command, ...names] = positionals
  const isKnown = command === undefined || (['add', 'remove'].includes(command) && names.length > 0)
  if (!isKnown) throw new Trouble(usage)
  await install()
  const program = inProject('scripts/modules/run.mjs')
  const { exitCode } = await runNode([program, ...process.argv.slice(2)], { show: true })
  process.exitCode = exitCode
}
