import { z } from 'zod/mini'
import { nameSchemas } from '#platform/api/document/named-schemas.ts'
import { requirePermission } from '#platform/api/procedure.ts'
import type { Upload } from '#platform/api/upload.ts'
import type { Database } from '#platform/database/database.ts'
import { currentRequest } from '#platform/http/current-request.ts'
import { httpErrors } from '#platform/http/http-errors.ts'
import { concurrencyLimit } from '#platform/jobs/concurrency-limit.ts'
import { importBooks, type ImportWish } from './import-books.server.ts'
import { type ImportQuery, importQuerySchema } from './import-query.ts'
import { type ImportResult, importResultSchema, type Problem } from './import-result.ts'
import { type Format, readEntries } from './reading/read-entries.server.ts'

const formats: Record<string, Format> = {
  'text/csv': 'csv',
  'application/jsonl': 'jsonl',
  'application/x-ndjson': 'jsonl',
}
const types = Object.keys(formats)

/** An import holds a connection while its file arrives and while it waits for another import; most must stay free. */
const importLimit = concurrencyLimit(2, 5000)
/** In milliseconds: the longest wait for another import, in this process or another. */
const patience = 30_000

/** The limit after an import that wrote: the user no longer corrects it line by line. */
const toldOfImport = 1000
/** The limit of a dry run, for the sake of memory: a file may have millions of bad lines. */
const toldOfDryRun = 100_000
const unreadable = {
  status: 400,
  message: 'The file can’t be read; `line` is the line of the error',
}
const content = { schema: { type: 'string' } } as const

nameSchemas({ ImportResult: importResultSchema })

export const bookImportApi = {
  import: requirePermission({ book: ['create', 'update'] })
    .meta({ upload: { types, limit: 'importMegabytes' } })
    .errors({
      FILE_NOT_UTF8: unreadable,
      FILE_LINE_TOO_LONG: unreadable,
      FILE_UNCLOSED_QUOTE: unreadable,
      FILE_COLUMNS_MISSING: unreadable,
      FILE_COLUMN_TWICE: unreadable,
      FILE_EMPTY: unreadable,
    })
    .route({
      method: 'POST',
      path: '/books/import',
      summary: 'Import books',
      description:
        'Reads books from a CSV or JSON Lines file: every valid line is saved, or none if the import fails. `dryRun` saves nothing and lists every problem with its line; `update` also updates existing books; `mapping` is a JSON object from column names to fields.',
      inputStructure: 'detailed',
      spec: (operation) => ({
        ...operation,
        requestBody: {
          required: true,
          content: Object.fromEntries(types.map((type) => [type, content])),
        },
      }),
    })
    .input(z.object({ query: importQuerySchema }))
    .output(importResultSchema)
    .handler(({ context, input, signal }) =>
      importUpload(context.database, context.upload, {
        ...input.query,
        by: context.acting.by,
        signal,
      }),
    ),
}

async function importUpload(
  database: Pick<Database, 'pool'>,
  upload: Upload | undefined,
  { mapping, ...wish }: ImportQuery & Pick<ImportWish, 'by' | 'signal'>,
): Promise<ImportResult> {
  const format = upload && formats[upload.type]
  if (!format) throw httpErrors.mediaType(types.join(', '))
  const toldAtMost = wish.dryRun ? toldOfDryRun : toldOfImport
  const problems: Problem[] = []
  const onProblem = (problem: Problem) => {
    if (problems.length < toldAtMost) problems.push(problem)
  }
  const entries = readEntries(upload.body, format, mapping)
  const counts = await importLimit(() =>
    importBooks(database, entries, { ...wish, patience }, { onProblem, onUnsettled }),
  )
  return { ...counts, problems }
}

function onUnsettled(err: Error) {
  currentRequest().log.warn({ err }, 'The table of books is not tidied after an import')
}
