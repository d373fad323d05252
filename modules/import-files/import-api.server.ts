import { z } from 'zod/mini'
import { documentObject, JsonStream, objectOrStream } from '#platform/api/json-stream.ts'
import { byAnyKey } from '#platform/api/procedure.ts'
import { currentRequest } from '#platform/request/current-request.ts'
import { permissionFor } from '#rules/permissions.ts'
import { concurrencyLimit } from './concurrency-limit.server.ts'
import { importQueryOf } from './import-query.ts'
import { importResultOf, type Problem } from './import-result.ts'
import { formatOf, importUpload, uploadSpec, uploadTypes } from './import-upload.server.ts'
import type { Importer } from './registered-imports.server.ts'
import { problemCodes } from './staging/check-line.server.ts'
import type { Plan } from './staging/plan.server.ts'

/** An import holds a connection while its file arrives and while it writes; most of the pool must stay free. */
const importLimit = concurrencyLimit({ total: 4, each: 2 }, 5000)
const lockTimeoutMs = 30_000

/** The limit after an import that wrote: the user no longer corrects it line by line. */
const maxProblemsOfImport = 1000
/** The limit of a dry run, which streams them beyond the limit above, for the sake of memory: a file may have millions of bad lines. */
const maxProblemsOfDryRun = 100_000
const unreadable = {
  status: 400,
  message: 'The file can’t be read; `line` is the line of the error',
}

export const resultSchemaOf = (plan: Plan) =>
  importResultOf(
    plan.created.map(({ name }) => name),
    problemCodes(plan),
  )

export function importApiOf(
  { plan, run, read }: Importer,
  result: ReturnType<typeof resultSchemaOf>,
) {
  const { name, path } = plan.resource
  return {
    import: byAnyKey(permissionFor(name, 'create', 'update'))
      .meta(importUpload(uploadTypes))
      .errors({
        FILE_NOT_UTF8: unreadable,
        FILE_NOT_TEXT: unreadable,
        FILE_IS_WORKBOOK: unreadable,
        FILE_LINE_TOO_LONG: unreadable,
        FILE_UNCLOSED_QUOTE: unreadable,
        FILE_COLUMNS_MISSING: unreadable,
        FILE_COLUMN_TWICE: unreadable,
        FILE_EMPTY: unreadable,
      })
      .route({
        method: 'POST',
        path: `/${path}/import`,
        summary: `Import ${path}`,
        description: `Reads ${path} from a CSV or JSON Lines file: every valid line is saved, or none if the import fails. \`dryRun\` saves nothing and lists every problem with its line; \`update\` also updates existing ${path}; \`mapping\` is a JSON object from column names to fields.`,
        inputStructure: 'detailed',
        outputStructure: 'detailed',
        spec: (operation) => uploadSpec(documentObject(operation)),
      })
      .input(z.object({ query: importQueryOf(plan.resource) }))
      .output(z.object({ body: objectOrStream(result) }))
      .handler(async ({ context, input, signal }) => {
        const { mapping, ...wish } = input.query
        const { format, body } = formatOf(context.upload)
        const limit = wish.dryRun ? maxProblemsOfDryRun : maxProblemsOfImport
        const problems: Problem[] = []
        const onProblem = (problem: Problem) => {
          if (problems.length < limit) problems.push(problem)
        }
        const entries = read(body, format, mapping)
        const { by } = context.acting
        const counts = await importLimit(by, () =>
          run(
            context.database,
            entries,
            { ...wish, by, signal, patience: lockTimeoutMs },
            { onProblem, onVacuumFailed: (err) => logVacuumFailed(path, err) },
          ),
        )
        const done = { ...counts, problems }
        return { body: problems.length > maxProblemsOfImport ? new JsonStream(done) : done }
      }),
  }
}

function logVacuumFailed(path: string, err: Error) {
  currentRequest().log.warn({ err }, `The table of ${path} is not tidied after an import`)
}
