import type { Problem } from './import-result.ts'

export interface ImportEvents {
  onProblem: (problem: Problem) => void | Promise<void>
  /** The records are committed; only the VACUUM after the import failed. */
  onVacuumFailed: (error: Error) => void
  onRead?: (lines: number) => void
  onWritten?: (lines: number, of: number) => void
}
