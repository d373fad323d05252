import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ChangeKeeper, Importer } from '#modules/import-files/index.server.ts'
import type { RunWork } from './run-work.server.ts'

/** Calls of a module beside those of each import. */
type CallsOf = (importer: Importer) => object

const calls: CallsOf[] = []

export const registerImportCalls = (callsOf: CallsOf) => void calls.push(callsOf)

export const addedCalls = (importer: Importer): object =>
  Object.fromEntries(calls.flatMap((callsOf) => Object.entries<object>({ ...callsOf(importer) })))

/** A module that undoes imports hands these over. */
interface ImportUndo {
  /** Its rows are deleted once an import is too old for an undo. */
  changes: PgTable & { importId: PgColumn }
  keeping: (importId: string) => ChangeKeeper
  undo: (work: RunWork) => Promise<void>
  calls: CallsOf
}

let undo: ImportUndo | undefined

export function registerImportUndo(registered: ImportUndo): void {
  undo = registered
  registerImportCalls(registered.calls)
}

export const importUndo = () => undo
