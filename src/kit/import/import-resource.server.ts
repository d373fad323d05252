import { tenantReference } from '../resource/index.server.ts'
import type { Resource } from '../resource/index.ts'
import { importCommandOf } from './command/import-command.server.ts'
import { importApiOf, resultSchemaOf } from './import-api.server.ts'
import type { Mapping } from './import-fields.ts'
import type { ImportOptions } from './import-options.server.ts'
import { readEntries } from './reading/read-entries.server.ts'
import { runImportOf } from './run-import.server.ts'
import { planOf } from './staging/plan.server.ts'

export function importResource(resource: Resource, options: ImportOptions) {
  const { readers = {}, tenancy } = options
  const references = { ...options.references, ...tenantReference(resource, tenancy) }
  const plan = planOf(resource, { ...options, references })
  const run = runImportOf(plan, tenancy && { table: options.table, tenancy })
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
