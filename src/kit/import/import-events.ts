import type { Problem } from '../import-result.ts'

export type Hearing = {
  onProblem: (problem: Problem) => void | Promise<void>
  /** The books are committed; only the VACUUM after the import failed. */
  onUnsettled: (error: Error) => void
  onRead?: (lines: number) => void
  onWritten?: (lines: number, of: number) => void
}
