import { duplicateCode, type Plan } from '#modules/import-files/index.server.ts'
import type { Counts, Problem } from '#modules/import-files/index.ts'
import type { RunCounts } from './import-run.ts'

/** Counts apart from problems the lines about known records, the repeated lines, and those that a fix leaves out. */
export function countApart(plan: Plan) {
  const apart = { existing: 0, repeated: 0, leftOut: 0 }
  return {
    isExisting: ({ code, repeats }: Problem) =>
      repeats === undefined && code === duplicateCode(plan),
    onProblem: ({ code, repeats }: Problem) => {
      if (repeats !== undefined) apart.repeated += 1
      else if (code === duplicateCode(plan)) apart.existing += 1
    },
    onLeftOut: () => void (apart.leftOut += 1),
    runCounts: ({ read, created, updated, unchanged, rejected }: Counts): RunCounts => ({
      read,
      created,
      updated,
      unchanged,
      ...apart,
      rejected: rejected - apart.existing - apart.repeated,
    }),
  }
}
