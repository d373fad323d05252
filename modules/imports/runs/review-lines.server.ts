import { and, asc, eq, sql } from 'drizzle-orm'
import type { Importer } from '#modules/import-files/index.server.ts'
import type { Reading } from '#platform/activity/actor.ts'
import { textsOf } from './check-run.server.ts'
import type { ProblemLine, Review } from './import-run.ts'
import { importLines, imports } from './import.table.server.ts'

const mostLines = 1000

/** Other problems come first, because an import leaves repeated lines out anyway. */
const isRepeated = sql`jsonb_path_exists(${importLines.problems}, '$[*].repeats')`

export async function reviewLines(
  { orm }: Reading,
  importer: Importer,
  id: string,
): Promise<Review & { lines: ProblemLine[] }> {
  const [run] = await orm.select({ review: imports.review }).from(imports).where(eq(imports.id, id))
  const lines = await orm
    .select({
      line: importLines.line,
      values: importLines.values,
      problems: importLines.problems,
    })
    .from(importLines)
    .where(and(eq(importLines.importId, id), sql`${importLines.problems} <> '[]'`))
    .orderBy(isRepeated, asc(importLines.line))
    .limit(mostLines)
  return {
    ...(run?.review ?? { preview: [], creating: [], groups: [] }),
    lines: lines.map(({ line, values, problems }) => ({
      line,
      values: values && textsOf(importer, values),
      raw: problems.find(({ raw }) => raw !== undefined)?.raw,
      problems,
    })),
  }
}
