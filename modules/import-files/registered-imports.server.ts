import type { Matching } from './import-fields.ts'
import type { Entry } from './reading/entry.ts'
import type { RunImport, Tenants } from './run-import.server.ts'
import type { Plan } from './staging/plan.server.ts'

export interface Importer {
  plan: Plan
  run: RunImport
  tenants: Tenants | undefined
  read: (
    source: AsyncIterable<Uint8Array>,
    format: string,
    matching?: Matching,
  ) => AsyncIterable<Entry>
}

const importers = new Map<string, Importer>()

/** The job knows an import by the name of its resource. */
export const registerImporter = (importer: Importer) =>
  void importers.set(importer.plan.resource.name, importer)

export const isImported = (resource: string) => importers.has(resource)

export function importerOf(resource: string): Importer {
  const importer = importers.get(resource)
  if (!importer) throw new Error(`Nothing imports ${resource}`)
  return importer
}
