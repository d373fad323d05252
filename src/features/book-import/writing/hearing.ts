import type { Problem } from '../import-result.ts'

/** Who wants to know how an import gets on. */
export type Hearing = {
  onProblem: (problem: Problem) => void | Promise<void>
  onRead?: (lines: number) => void
  onWritten?: (lines: number, of: number) => void
}
