import type { Problem } from './import-result.ts'

export interface ImportEvents {
  onProblem: (problem: Problem) => void | Promise<void>
  /** The records are committed; only the VACUUM after the import failed. */
  onVacuumFailed: (error: Error) => void
  /** Of a dry run: the names of the records that the import would create for a field. */
  onCreating?: (field: string, names: string[]) => void
  /** A fix leaves the line out: it is neither imported nor rejected. */
  onLeftOut?: (line: number) => void
  onRead?: (lines: number) => void
  onWritten?: (lines: number, of: number) => void
}
