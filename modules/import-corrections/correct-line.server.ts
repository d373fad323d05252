import { and, eq } from 'drizzle-orm'
import { z } from 'zod/mini'
import { cellValue, type Importer } from '#modules/import-files/index.server.ts'
import { importFields, type Problem } from '#modules/import-files/index.ts'
import {
  checkEntries,
  countGroups,
  countNames,
  countsSchema,
  importLines,
  imports,
  mostFrequentFirst,
  type ProblemLine,
  type Review,
  reviewSchema,
  type RunCounts,
  runErrors,
  runsOf,
  textsOf,
} from '#modules/imports/index.server.ts'
import type { Acting } from '#platform/activity/actor.ts'
import type { Database } from '#platform/database/database.ts'
import { httpErrors } from '#platform/errors/http-errors.ts'

interface Correction {
  id: string
  line: number
  values: Record<string, string>
}

type Served = Pick<Database, 'orm' | 'pool' | 'connectAlone'>

/** Checks the corrected line alone; the import compares it with the other lines of the file. */
export async function correctLine(
  { database, acting }: { database: Served; acting: Acting },
  importer: Importer,
  { id, line, values: texts }: Correction,
): Promise<ProblemLine> {
  const { orm, by } = acting
  const isIt = and(runsOf(importer.plan.resource, acting), eq(imports.id, id))
  const isLine = and(eq(importLines.importId, id), eq(importLines.line, line))
  const [run] = await orm.select().from(imports).where(isIt)
  const [stored] = await orm.select().from(importLines).where(isLine)
  if (!run || !stored?.values) throw runErrors.notFound()
  const values = { ...stored.values, ...valuesOf(importer, texts) }
  const entries = [{ line, values }]
  const checked = await checkEntries(database, importer, asyncOf(entries), {
    by,
    update: run.update,
    fixes: run.fixes,
  })
  const problems = checked.problems.get(line) ?? []
  await orm.transaction(async (transaction) => {
    const [current] = await transaction.select().from(imports).where(isIt).for('update')
    const [before] = await transaction.select().from(importLines).where(isLine).for('update')
    if (current?.state !== 'checked' || !before) throw runErrors.wrongState()
    await transaction.update(importLines).set({ values, problems, isCorrected: true }).where(isLine)
    const review = current.review && withNames(current.review, checked.creating)
    await transaction
      .update(imports)
      .set({
        counts: withLine(current.counts, before.problems, checked.counts),
        review: review && regrouped(importer, review, before.problems, problems),
      })
      .where(isIt)
  })
  return { line, values: textsOf(importer, values), problems }
}

function valuesOf({ plan: { resource } }: Importer, texts: Record<string, string>) {
  const fields = importFields(resource)
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const field = fields.find((one) => one.name === name)
      if (!field) throw httpErrors.notValid(`No field ${name}`)
      return [name, cellValue(field, text)]
    }),
  )
}

async function* asyncOf<Item>(items: Item[]) {
  yield* await Promise.resolve(items)
}

/** A line with problems was counted as rejected or as repeated, any other line as it would be again. */
function withLine(stored: RunCounts | null, before: Problem[], line: RunCounts): RunCounts | null {
  if (!stored || before.length === 0) return stored
  const counts = z.parse(countsSchema, stored)
  const former = before.some(({ repeats }) => repeats !== undefined) ? 'repeated' : 'rejected'
  counts[former] -= 1
  counts.read -= line.read
  for (const name of countNames) counts[name] += line[name]
  return counts
}

function regrouped(
  { plan }: Importer,
  review: Review,
  before: Problem[],
  after: Problem[],
): Review {
  const { groups } = z.parse(reviewSchema, review)
  countGroups(plan, groups, before, -1)
  countGroups(plan, groups, after)
  return { ...review, groups: mostFrequentFirst(groups) }
}

function withNames(review: Review, added: Review['creating']): Review {
  const creating = new Map(review.creating.map(({ field, names }) => [field, names]))
  for (const { field, names } of added) {
    creating.set(field, [...new Set([...(creating.get(field) ?? []), ...names])])
  }
  return { ...review, creating: [...creating].map(([field, names]) => ({ field, names })) }
}
