import { ProblemText } from '#kit/problems/index.ts'

export function AnswerProblem({ problem }: { problem: Error | undefined }) {
  return (
    <p
      role="alert"
      className="rounded-md text-sm text-danger not-empty:mb-4 not-empty:bg-danger-tint not-empty:px-4 not-empty:py-3"
    >
      {problem && <ProblemText error={problem} />}
    </p>
  )
}
