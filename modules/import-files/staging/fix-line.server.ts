import { type Fix, fixOf } from '../fixes.ts'
import type { Problem } from '../import-result.ts'
import type { Entry } from '../reading/entry.ts'
import { type Checked, checkLine } from './check-line.server.ts'
import type { Plan } from './plan.server.ts'

type Line = Exclude<Entry, { key: string }>

/** Checks a line, and applies the fixes of its problems; `undefined` leaves the line out. */
export function checkFixed(plan: Plan, entry: Line, fixes: readonly Fix[]): Checked | undefined {
  const checked = 'problem' in entry ? { problems: [entry.problem] } : checkLine(plan, entry)
  if ('values' in checked || fixes.length === 0) return checked
  const { problems } = checked
  if (problems.some((found) => fixOf(fixes, found)?.action === 'leaveOut')) return undefined
  if ('problem' in entry) return checked
  const emptied = problems.flatMap((found) => (isEmptied(plan, found, fixes) ? found.field : []))
  if (emptied.length === 0) return checked
  // A value that is absent, unlike one that is empty, changes no existing record.
  const values = Object.fromEntries(
    Object.entries(entry.values).filter(([name]) => !emptied.includes(name)),
  )
  return checkLine(plan, { ...entry, values })
}

export const canBeEmpty = ({ fields }: Plan, name: string | undefined) =>
  fields.some((field) => field.name === name && !field.required)

export const isEmptied = (plan: Plan, found: Problem, fixes: readonly Fix[]) =>
  fixOf(fixes, found)?.action === 'empty' && canBeEmpty(plan, found.field)
