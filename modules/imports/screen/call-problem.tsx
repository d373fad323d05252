import { ProblemText } from '#kit/problems/index.ts'

export const CallProblem = ({ error }: { error: Error | null }) =>
  error && (
    <p
      role="alert"
      className="rounded-md bg-danger-tint px-3 py-2 text-sm text-danger empty:hidden"
    >
      <ProblemText error={error} />
    </p>
  )
