import { tenantReference } from '#kit/resource/index.server.ts'
import type { Resource } from '#kit/resource/index.ts'
import { importCommandOf } from './command/import-command.server.ts'
import { importApiOf, resultSchemaOf } from './import-api.server.ts'
import type { Matching } from './import-fields.ts'
import type { ImportOptions } from './import-options.server.ts'
import { withLabels } from './match/match-columns.server.ts'
import { readEntries } from './reading/read-entries.server.ts'
import { registerImporter } from './registered-imports.server.ts'
import { runImportOf } from './run-import.server.ts'
import { planOf } from './staging/plan.server.ts'

export function importResource(resource: Resource, options: ImportOptions) {
  const { readers = {}, tenancy } = options
  const references = { ...options.references, ...tenantReference(resource, tenancy) }
  const plan = planOf(resource, { ...options, references })
  const tenants = tenancy && { table: options.table, tenancy }
  const run = runImportOf(plan, tenants)
  const result = resultSchemaOf(plan)
  const read = (source: AsyncIterable<Uint8Array>, format: string, matching?: Matching) =>
    readEntries(matching ? resource : withLabels(resource), readers, source, format, matching)
  const importer = { plan, run, read, tenants }
  registerImporter(importer)
  return {
    api: importApiOf(importer, result),
    command: importCommandOf(importer, options),
    result,
    read,
    run,
  }
}
