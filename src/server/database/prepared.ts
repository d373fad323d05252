type Statements = Map<string, unknown>

const known = new WeakMap<object, Statements>()

/** A statement that is written once, and planned once on each connection; the name stands for its very words. */
export function prepared<Statement>(
  orm: object,
  name: string,
  write: (name: string) => Statement,
): Statement {
  const statements: Statements = known.get(orm) ?? new Map<string, unknown>()
  known.set(orm, statements)
  const statement = (statements.get(name) as Statement | undefined) ?? write(name)
  statements.set(name, statement)
  return statement
}
