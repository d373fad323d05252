/** Problems of a check, with what to do next: a failing test shows both. */
export const withNext = (problems: readonly string[], next: string): readonly string[] =>
  problems.length > 0 ? [...problems, `Next: ${next}`] : []
