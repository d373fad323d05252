import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import {
  settingNullAlone,
  withTenantKeys,
} from '../../src/platform/database/migration/tenant-keys.ts'
import { inProject, root } from '../bootstrap/project.mjs'
import { tool } from '../bootstrap/tools.mjs'
import { describe, Trouble } from '../bootstrap/trouble.mjs'
import { say } from '../bootstrap/words.mjs'
import { withGeneratedColumns } from './generated-columns.mjs'
import { historyOf, places, snapshotOf } from './places.mjs'
import { timeAfter } from './time-after.mjs'

const breakpoint = '--> statement-breakpoint\n'

/** A migration in each place whose tables differ from its last one, or an empty one. */
async function write(name, { in: wanted, custom, 'dry-run': isTrial }) {
  const chosen = places().filter((place) => wanted === undefined || place.name === wanted)
  if (chosen.length === 0) throw new Trouble(`The module ${wanted} has no tables.`)
  const written = []
  for (const place of custom && wanted === undefined ? chosen.slice(0, 1) : chosen) {
    const migration = await migrationOf(place, custom)
    if (!migration) continue
    if (isTrial) say(`${place.folder} would get:\n${migration.sql}`)
    written.push(isTrial ? place.folder : writeFiles(place, name, migration))
  }
  if (written.length === 0) return say('No schema changes, nothing to migrate')
  if (isTrial) return
  execFileSync(process.execPath, [tool('oxfmt'), ...written], { cwd: root })
  for (const folder of written) say(`The migration is ${inProject(folder)}`)
}

async function migrationOf({ folder, tables }, custom) {
  const former = snapshotOf(folder)
  const snapshot = generateDrizzleJson(await tablesIn(tables), former?.id, undefined, 'snake_case')
  if (custom) return { sql: '-- custom\n', snapshot }
  const statements = await generateMigration(former ?? generateDrizzleJson({}), snapshot)
  if (statements.length === 0) return undefined
  const sql = withGeneratedColumns(statements.join(breakpoint), {
    former: historyOf(folder)
      .map((one) => readFileSync(inProject(folder, one, 'migration.sql'), 'utf8'))
      .join('\n'),
    indexNames: (table) => Object.keys(snapshot.tables[`public.${table}`].indexes),
  })
  return { sql: `${withForcedPolicies(settingNullAlone(withTenantKeys(sql)))}\n`, snapshot }
}

async function tablesIn(patterns) {
  const found = {}
  for (const path of globSync(patterns, { cwd: root }).toSorted()) {
    Object.assign(found, await import(inProject(path)))
  }
  return found
}

/** The product acts as the owner of its tables, and PostgreSQL exempts owners from policies that are not forced. */
const withForcedPolicies = (sql) =>
  sql.replaceAll(
    /^(ALTER TABLE \S+) ENABLE ROW LEVEL SECURITY;(.*)$/gm,
    (enable, table, rest) => `${enable}\n${table} FORCE ROW LEVEL SECURITY;${rest}`,
  )

function writeFiles({ folder }, name, { sql, snapshot }) {
  const migration = join(folder, `${timeAfter(historyOf(folder).at(-1))}_${name}`)
  mkdirSync(inProject(migration), { recursive: true })
  writeFileSync(inProject(migration, 'migration.sql'), sql)
  writeFileSync(
    inProject(migration, 'snapshot.json'),
    `${JSON.stringify(snapshot, undefined, 2)}\n`,
  )
  return migration
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    in: { type: 'string' },
    custom: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
  },
})

await write(positionals[0], values).catch((error) => {
  console.error(describe(error))
  process.exitCode = 1
})
