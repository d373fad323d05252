import { httpErrors } from '../errors/http-errors.ts'

type Step = PropertyKey | { key: PropertyKey }

/** An issue of Standard Schema; those of zod also have the issues of the alternatives, or the unknown keys. */
export interface InputIssue {
  message: string
  path?: readonly Step[] | undefined
  errors?: readonly (readonly InputIssue[])[]
  keys?: readonly string[]
}

/** Names each field by its path, with a sentence; an issue of the whole input has no field. */
export function inputRefusal(issues: readonly InputIssue[]) {
  const found = issues.flatMap((issue) => leavesOf(issue))
  const named = found.flatMap(({ path, message }) =>
    path === '' ? [] : [[path, message] as const],
  )
  // Reversed, so that the first message of a field wins.
  const fields = Object.fromEntries(named.toReversed())
  const [first] = issues
  const message = first && isAlternatives(first) ? found[0]?.message : first?.message
  return httpErrors.notValid(message ?? 'Not valid', named.length > 0 ? fields : undefined)
}

type Leaf = { path: string; message: string }

function leavesOf(issue: InputIssue, above: readonly string[] = []): Leaf[] {
  const path = [...above, ...(issue.path ?? []).map(nameOf)]
  if (isAlternatives(issue)) {
    const alternatives = issue.errors.map((some) => some.flatMap((one) => leavesOf(one, path)))
    // The alternative with the fewest mistakes is what the caller meant.
    return alternatives.reduce((best, other) => (other.length < best.length ? other : best))
  }
  const { keys, message } = issue
  if (!keys) return [{ path: path.join('.'), message }]
  return keys.map((key) => ({ path: [...path, key].join('.'), message: 'Unknown field' }))
}

type Alternatives = InputIssue & { errors: readonly [readonly InputIssue[]] }

const isAlternatives = (issue: InputIssue): issue is Alternatives => (issue.errors?.length ?? 0) > 0

const nameOf = (step: Step) => String(typeof step === 'object' ? step.key : step)
