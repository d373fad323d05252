import { canBeEmpty, type Plan } from '#modules/import-files/index.server.ts'
import { type Fix, isSameKind, type Problem } from '#modules/import-files/index.ts'
import type { ProblemGroup } from './import-run.ts'

/** Adds the problems of a line to the groups of equal ones, or takes them out again. */
export function countGroups(
  plan: Plan,
  groups: ProblemGroup[],
  problems: readonly Problem[],
  lines: 1 | -1 = 1,
): void {
  for (const { field, code, repeats } of problems) {
    const isRepeated = repeats !== undefined
    const known = groups.find(
      (group) => group.isRepeated === isRepeated && isSameKind(group, { field, code }),
    )
    if (known) known.lines += lines
    else if (lines > 0) {
      const actions = isRepeated ? [] : actionsOf(plan, field)
      groups.push({ ...(field !== undefined && { field }), code, isRepeated, lines, actions })
    }
  }
}

export const mostFrequentFirst = (groups: readonly ProblemGroup[]) =>
  groups.filter(({ lines }) => lines > 0).toSorted((one, other) => other.lines - one.lines)

const actionsOf = (plan: Plan, field: string | undefined): Fix['action'][] =>
  canBeEmpty(plan, field) ? ['empty', 'leaveOut'] : ['leaveOut']
