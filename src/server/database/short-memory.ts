/** More are not kept in mind: the oldest go first. */
const atMost = 1000

/** What this process knows of a database for a few moments, so that it need not ask: by name, and by its own clock. */
export function shortMemory<Orm extends object>(milliseconds: number) {
  const memory = new WeakMap<Orm, Map<string, number>>()
  return {
    holds: (orm: Orm, name: string): boolean =>
      Date.now() - (memory.get(orm)?.get(name) ?? 0) < milliseconds,
    keep(orm: Orm, name: string) {
      const known = memory.get(orm) ?? new Map<string, number>()
      memory.set(orm, known)
      known.delete(name)
      known.set(name, Date.now())
      const [oldest = name] = known.keys()
      if (known.size > atMost) known.delete(oldest)
    },
  }
}
