import { and, eq, sql } from 'drizzle-orm'
import type { Actor } from '#platform/activity/actor.ts'
import type { Database } from '#platform/database/database.ts'
import { importNames } from '../import-fields.ts'
import { type Counts, type Problem } from '../import-result.ts'
import type { Entry, Values } from '../reading/entry.ts'
import { shown } from '../reading/sample.ts'
import { duplicateCode } from '../staging/check-line.server.ts'
import { entriesOf, type StoredImport } from './entries.server.ts'
import type { Review, RunCounts } from './import-run.ts'
import { importLines } from './import.table.server.ts'
import type { Importer } from './registered-imports.server.ts'

type Orm = Pick<Database['orm'], 'select' | 'insert' | 'update' | 'delete'>
type Served = Pick<Database, 'orm' | 'pool' | 'connectAlone'>

/** Counts stay exact beyond it. */
const mostLines = 10_000
const previewLines = 5

interface Checked {
  counts: RunCounts
  creating: Review['creating']
  problems: Map<number, Problem[]>
}

interface Wish {
  by: Actor
  update: boolean
  signal?: AbortSignal
}

/** A dry run, which separates lines about known records from lines with problems. */
export async function checkEntries(
  database: Served,
  { plan, run }: Importer,
  entries: AsyncIterable<Entry>,
  wish: Wish,
): Promise<Checked> {
  const problems = new Map<number, Problem[]>()
  const creating: Review['creating'] = []
  let existing = 0
  const onProblem = (problem: Problem) => {
    const known = problems.get(problem.line)
    if (problem.code === duplicateCode(plan)) existing += 1
    else if (known) known.push(problem)
    else if (problems.size < mostLines) problems.set(problem.line, [problem])
  }
  const counts = await run(
    database,
    entries,
    { ...wish, dryRun: true },
    {
      onProblem,
      onVacuumFailed: () => undefined,
      onCreating: (field, names) => void (names.length > 0 && creating.push({ field, names })),
    },
  )
  return { counts: runCounts(counts, existing), creating, problems }
}

export const runCounts = (counts: Counts, existing: number): RunCounts => ({
  read: counts.read,
  created: counts.created,
  updated: counts.updated,
  unchanged: counts.unchanged,
  existing,
  rejected: counts.rejected - existing,
})

/** Reads the file once more: the check keeps no values of the lines that it rejects. */
export async function reviewOf(
  orm: Orm,
  importer: Importer,
  stored: StoredImport,
  { creating, problems }: Checked,
): Promise<Review> {
  const preview: Review['preview'] = []
  let found: (typeof importLines.$inferInsert)[] = []
  const isOfImport = eq(importLines.importId, stored.id)
  await orm.delete(importLines).where(and(isOfImport, eq(importLines.isCorrected, false)))
  await orm.update(importLines).set({ problems: [] }).where(isOfImport)
  const store = async () => {
    if (found.length > 0) {
      await orm
        .insert(importLines)
        .values(found)
        .onConflictDoUpdate({
          target: [importLines.importId, importLines.line],
          set: { problems: sql`excluded.problems` },
        })
    }
    found = []
  }
  for await (const entry of entriesOf(orm, importer, stored)) {
    const { line } = entry
    const values = 'values' in entry ? entry.values : null
    const known = problems.get(line)
    if (known) found.push({ importId: stored.id, line, values, problems: known })
    else if (values && preview.length < previewLines) {
      preview.push({ line, values: textsOf(importer, values) })
    }
    if (found.length === 500) await store()
  }
  await store()
  return { preview, creating }
}

/** Values as texts, by the names of their fields. */
export const textsOf = ({ plan: { resource } }: Pick<Importer, 'plan'>, values: Values) =>
  Object.fromEntries(importNames(resource).map((name) => [name, shown(values[name])]))
