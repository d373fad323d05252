import type { Problem } from '../import-result.ts'

/** Who wants to know how an import gets on. */
export type Hearing = {
  onProblem: (problem: Problem) => void | Promise<void>
  /** The books are in; only making the table ready for readers again has failed. */
  onUnsettled: (error: Error) => void
  onRead?: (lines: number) => void
  onWritten?: (lines: number, of: number) => void
}
