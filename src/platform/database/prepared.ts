/** Names may derive from user input, so the oldest are evicted and rebuilt on demand. */
const knownAtMost = 300

type Compare = (name: string, known: unknown, again: unknown) => void

let compare: Compare | undefined

export const compareKnown = (by: Compare) => {
  compare = by
}

/** One name must always stand for the same SQL. */
export function preparing<Orm extends object, Given extends unknown[], Statement>(
  write: (orm: Orm, name: string, ...given: Given) => Statement,
) {
  const known = new WeakMap<Orm, Map<string, Statement>>()
  return (orm: Orm, name: string, ...given: Given): Statement => {
    const statements = known.get(orm) ?? new Map<string, Statement>()
    known.set(orm, statements)
    const statement = statements.get(name) ?? write(orm, name, ...given)
    compare?.(name, statement, write(orm, name, ...given))
    statements.set(name, statement)
    const [oldest = name] = statements.keys()
    if (statements.size > knownAtMost) statements.delete(oldest)
    return statement
  }
}
