import { and, asc, eq, gt } from 'drizzle-orm'
import type { Entry, Importer, Values } from '#modules/import-files/index.server.ts'
import type { ColumnFields, Mapping, Matching } from '#modules/import-files/index.ts'
import type { Database } from '#platform/database/database.ts'
import type { imports } from './import.table.server.ts'
import { importLines } from './import.table.server.ts'
import { readFile } from './stored-file.server.ts'

export type StoredImport = typeof imports.$inferSelect

type Orm = Pick<Database['orm'], 'select'>

/** The lines of a stored file, with the corrections that users made. */
export async function* entriesOf(
  orm: Orm,
  importer: Importer,
  stored: StoredImport,
  onRead?: (part: number) => void,
): AsyncGenerator<Entry> {
  const { id, format, columns, fields, size } = stored
  const source = readFile(orm, id, (bytes) => onRead?.(bytes / size))
  const corrections = correctedLines(orm, id)
  let next = await corrections.next()
  for await (const entry of importer.read(source, format, matchingOf(format, columns, fields))) {
    while (!next.done && next.value.line < entry.line) next = await corrections.next()
    const corrected = next.done || next.value.line !== entry.line ? undefined : next.value.values
    yield corrected ? { line: entry.line, values: corrected } : entry
  }
}

function matchingOf(
  format: string,
  columns: StoredImport['columns'],
  fields: ColumnFields,
): Matching {
  if (format === 'csv') return fields
  const matched = columns.flatMap(({ name }, at): [string, string][] => {
    const field = fields[at]
    return field ? [[name, field]] : []
  })
  const mapping: Mapping = Object.fromEntries(matched)
  return mapping
}

const linesAtOnce = 1000

async function* correctedLines(
  orm: Orm,
  importId: string,
): AsyncGenerator<{ line: number; values: Values | null }> {
  for (let last = 0; ;) {
    const rows = await orm
      .select({ line: importLines.line, values: importLines.values })
      .from(importLines)
      .where(
        and(
          eq(importLines.importId, importId),
          eq(importLines.isCorrected, true),
          gt(importLines.line, last),
        ),
      )
      .orderBy(asc(importLines.line))
      .limit(linesAtOnce)
    yield* rows
    const end = rows.at(-1)?.line
    if (end === undefined) return
    last = end
  }
}
