import { execFileSync, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { readArguments } from '../bootstrap/arguments.mjs'
import { install } from '../bootstrap/install.mjs'
import { inProject, root } from '../bootstrap/project.mjs'
import { tool } from '../bootstrap/tools.mjs'
import { Trouble } from '../bootstrap/trouble.mjs'
import { say } from '../bootstrap/words.mjs'
import { withGeneratedColumns } from '../migration/generated-columns.mjs'

const migrations = inProject('migrations')
const draft = inProject('.migration')

export const usage = `npm run migration -- <name>             from the difference between the tables and the last migration
npm run migration -- <name> --custom    an empty one, for SQL by hand`

export async function main() {
  const { values, positionals } = readArguments(usage, {
    allowPositionals: true,
    options: { custom: { type: 'boolean', default: false } },
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

/** drizzle-kit 0.31 can't read our folders, so it compares the tables with a copy of the newest snapshot. */
export function makeMigration(name, { custom, isQuiet } = {}) {
  const newest = readdirSync(migrations).toSorted().at(-1)
  try {
    lay(newest)
    const options = custom ? ['--custom'] : []
    // Keeps the terminal attached: drizzle-kit asks whether a column is new or renamed.
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [tool('drizzle-kit'), 'generate', '--name', name, ...options],
      { cwd: root, stdio: isQuiet ? 'pipe' : 'inherit', encoding: 'utf8' },
    )
    if (status !== 0) {
      throw new Trouble(
        `drizzle-kit failed: correct the tables that it names, and run the command again.\n${stdout ?? ''}${stderr ?? ''}`,
      )
    }
    const sql = join(draft, `0001_${name}.sql`)
    if (!existsSync(sql)) {
      // Only a command that has changed the tables is quiet, and drizzle-kit exits with 0 on errors too.
      if (isQuiet) throw new Trouble(`drizzle-kit made no migration.\n${stdout}${stderr}`)
      return
    }
    const text = withForcedPolicies(complete(readFileSync(sql, 'utf8')))
    const folder = join(migrations, `${timeAfter(newest)}_${name}`)
    mkdirSync(folder)
    writeFileSync(join(folder, 'migration.sql'), text)
    renameSync(join(draft, 'meta/0001_snapshot.json'), join(folder, 'snapshot.json'))
    execFileSync(process.execPath, [tool('oxfmt'), folder], { cwd: root })
    say(`The migration is ${folder}`)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

function complete(sql) {
  const { tables } = JSON.parse(readFileSync(join(draft, 'meta/0001_snapshot.json'), 'utf8'))
  return withGeneratedColumns(sql, {
    former: readdirSync(migrations)
      .toSorted()
      .map((folder) => readFileSync(join(migrations, folder, 'migration.sql'), 'utf8'))
      .join('\n'),
    indexNames: (table) => Object.keys(tables[`public.${table}`].indexes),
  })
}

/** Without it, policies don't bind the owner of a table, as whom the product acts. */
const withForcedPolicies = (sql) =>
  sql.replaceAll(
    /^(ALTER TABLE \S+) ENABLE ROW LEVEL SECURITY;(.*)$/gm,
    (enable, table, rest) => `${enable}\n${table} FORCE ROW LEVEL SECURITY;${rest}`,
  )

function lay(newest) {
  const entry = { idx: 0, version: '7', when: 0, tag: newest, breakpoints: true }
  const journal = { version: '7', dialect: 'postgresql', entries: [entry] }
  mkdirSync(join(draft, 'meta'), { recursive: true })
  writeFileSync(join(draft, 'meta/_journal.json'), JSON.stringify(journal))
  copyFileSync(join(migrations, newest, 'snapshot.json'), join(draft, 'meta/0000_snapshot.json'))
}

/** At least a second after the newest migration, whose machine may have had a fast clock. */
export function timeAfter(newest) {
  const former = newest.replace(/^(.{4})(..)(..)(..)(..)(..).*/, '$1-$2-$3T$4:$5:$6Z')
  const time = Math.max(Date.now(), Date.parse(former) + 1000)
  return new Date(time).toISOString().replaceAll(/\D/g, '').slice(0, 14)
}
