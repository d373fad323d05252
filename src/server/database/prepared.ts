/** A statement that is written once, and planned once on each connection; a name stands for its very words. */
export function preparing<Orm extends object, Given extends unknown[], Statement>(
  write: (orm: Orm, name: string, ...given: Given) => Statement,
) {
  const known = new WeakMap<Orm, Map<string, Statement>>()
  return (orm: Orm, name: string, ...given: Given): Statement => {
    const statements = known.get(orm) ?? new Map<string, Statement>()
    known.set(orm, statements)
    const statement = statements.get(name) ?? write(orm, name, ...given)
    statements.set(name, statement)
    return statement
  }
}
