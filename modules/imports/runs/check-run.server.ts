import { and, eq, sql } from 'drizzle-orm'
import {
  type Entry,
  type Importer,
  shown,
  type Values,
} from '#modules/import-files/index.server.ts'
import { type Fix, importNames, type Problem } from '#modules/import-files/index.ts'
import type { Actor } from '#platform/activity/actor.ts'
import type { Database } from '#platform/database/database.ts'
import { entriesOf, type StoredImport } from './entries.server.ts'
import type { ProblemGroup, Review, RunCounts } from './import-run.ts'
import { importLines, type StoredProblem } from './import.table.server.ts'
import { countGroups, mostFrequentFirst } from './problem-groups.server.ts'
import { countApart } from './run-counts.server.ts'

type Orm = Pick<Database['orm'], 'select' | 'insert' | 'update' | 'delete'>
type Served = Pick<Database, 'orm' | 'pool' | 'connectAlone'>

/** Counts stay exact beyond it. */
const mostLines = 10_000
const previewLines = 5

interface Checked {
  counts: RunCounts
  creating: Review['creating']
  groups: ProblemGroup[]
  problems: Map<number, Problem[]>
}

interface Wish {
  by: Actor
  update: boolean
  fixes: readonly Fix[]
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
  const groups: ProblemGroup[] = []
  const apart = countApart(plan)
  const onProblem = (problem: Problem) => {
    apart.onProblem(problem)
    if (apart.isExisting(problem)) return
    countGroups(plan, groups, [problem])
    const known = problems.get(problem.line)
    if (known) known.push(problem)
    else if (problems.size < mostLines) problems.set(problem.line, [problem])
  }
  const counts = await run(
    database,
    entries,
    { ...wish, dryRun: true },
    {
      onProblem,
      onLeftOut: apart.onLeftOut,
      onVacuumFailed: () => undefined,
      onCreating: (field, names) => void (names.length > 0 && creating.push({ field, names })),
    },
  )
  return { counts: apart.runCounts(counts), creating, groups, problems }
}

/** Reads the file once more: the check keeps no values of the lines that it rejects. */
export async function reviewOf(
  orm: Orm,
  importer: Importer,
  stored: StoredImport,
  { creating, groups, problems }: Checked,
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
    const values = 'values' in entry ? (entry.values ?? null) : null
    const known = problems.get(line)
    if (known) found.push({ importId: stored.id, line, values, problems: withRaw(entry, known) })
    else if (values && !('problem' in entry) && preview.length < previewLines) {
      preview.push({ line, values: textsOf(importer, values) })
    }
    if (found.length === 500) await store()
  }
  await store()
  return { preview, creating, groups: mostFrequentFirst(groups) }
}

const longestRaw = 10_000

/** A line that could not be read keeps its text, to be mended outside. */
const withRaw = (entry: Entry, problems: Problem[]): StoredProblem[] =>
  'problem' in entry && entry.raw !== undefined
    ? problems.map((found) => ({ ...found, raw: entry.raw?.slice(0, longestRaw) }))
    : problems

/** Values as texts, by the names of their fields. */
export const textsOf = ({ plan: { resource } }: Pick<Importer, 'plan'>, values: Values) =>
  Object.fromEntries(importNames(resource).map((name) => [name, shown(values[name])]))
