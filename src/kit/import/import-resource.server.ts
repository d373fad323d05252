import type { Resource } from '../resource/index.ts'
import { importCommandOf } from './command/import-command.server.ts'
import { importApiOf, resultSchemaOf } from './import-api.server.ts'
import type { Mapping } from './import-fields.ts'
import type { ImportOptions } from './import-options.server.ts'
import { readEntries } from './reading/read-entries.server.ts'
import { runImportOf } from './run-import.server.ts'
import { planOf } from './staging/plan.server.ts'

export function importResource(resource: Resource, options: ImportOptions) {
  const plan = planOf(resource, options)
  const { readers = {} } = options
  const run = runImportOf(plan)
  const result = resultSchemaOf(plan)
  return {
    api: importApiOf(plan, run, result),
    command: importCommandOf(plan, options, run),
    result,
    read: (source: AsyncIterable<Uint8Array>, format: string, mapping?: Mapping) =>
      readEntries(resource, readers, source, format, mapping),
    run,
  }
}
