/** Names may come from what people ask: the oldest are forgotten, and written anew when they are asked for again. */
const knownAtMost = 300

/** Hears of what is known by a name whenever it is asked for, and of the same written once more. */
type Compare = (name: string, known: unknown, again: unknown) => void

let compare: Compare | undefined

/** For tests, which see to it that a name stands for the very words that were asked for. */
export const compareKnown = (by: Compare) => {
  compare = by
}

/** A statement that is written once; a name stands for its very words. */
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
