import { spawnSync } from 'node:child_process'
import { readArguments } from '../bootstrap/arguments.mjs'
import { install } from '../bootstrap/install.mjs'
import { inProject, root } from '../bootstrap/project.mjs'
import { runtime, runtimeEnvironment } from '../bootstrap/runtime.mjs'
import { Trouble } from '../bootstrap/trouble.mjs'

export const usage = `npm run migration -- <name>             for the base and each module whose tables differ from its last migration
        --in shelves                    for that module alone
        --custom                        an empty one for the base, or the module that --in names, for SQL by hand
        --dry-run                       says what it would be`

export async function main() {
  const { values, positionals } = readArguments(usage, {
    allowPositionals: true,
    options: {
      custom: { type: 'boolean', default: false },
      in: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
  })
  const [name = ''] = positionals
  if (!/^[a-z\d_]+$/.test(name)) {
    throw new Trouble(
      `Name the migration, in lower-case letters, digits and _: npm run migration -- pets_weight\n\n${usage}`,
    )
  }
  await install()
  makeMigration(name, values)
}

/** One that is quiet follows tables that a command has changed, so there is one to make. */
export function makeMigration(name, { custom, in: module, isQuiet, 'dry-run': isTrial } = {}) {
  const node = runtime()
  const options = [
    ...(custom ? ['--custom'] : []),
    ...(module ? ['--in', module] : []),
    ...(isTrial ? ['--dry-run'] : []),
  ]
  // Keeps the terminal attached: drizzle-kit asks whether a column is new or renamed.
  const { status, stdout, stderr } = spawnSync(
    node,
    [inProject('scripts/migration/write.mjs'), name, ...options],
    {
      cwd: root,
      env: runtimeEnvironment(node),
      stdio: isQuiet ? 'pipe' : 'inherit',
      encoding: 'utf8',
    },
  )
  if (status !== 0 || (isQuiet && !stdout.includes('The migration is'))) {
    throw new Trouble(
      `No migration was made: correct the tables that are named, and run the command again.\n${stdout ?? ''}${stderr ?? ''}`,
    )
  }
}
