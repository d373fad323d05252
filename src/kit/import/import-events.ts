import type { Problem } from './import-result.ts'

export interface ImportEvents {
  onProblem: (problem: Problem) => void | Promise<void>
  /** The records are committed; only the VACUUM after the import failed. */
  onVacuumFailed: (error: Error) => void
  /** Of a dry run: the names of the records that the import would create for a field. */
  onCreating?: (field: string, names: string[]) => void
  onRead?: (lines: number) => void
  onWritten?: (lines: number, of: number) => void
}
