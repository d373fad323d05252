const atMost = 1000

export function shortMemory<Orm extends object, Known>(milliseconds: number) {
  const memory = new WeakMap<Orm, Map<string, { known: Known; since: number }>>()
  return {
    recall(orm: Orm, name: string): Known | undefined {
      const kept = memory.get(orm)?.get(name)
      return kept && Date.now() - kept.since < milliseconds ? kept.known : undefined
    },
    keep(orm: Orm, name: string, known: Known) {
      const all = memory.get(orm) ?? new Map<string, { known: Known; since: number }>()
      memory.set(orm, all)
      all.delete(name)
      all.set(name, { known, since: Date.now() })
      const [oldest = name] = all.keys()
      if (all.size > atMost) all.delete(oldest)
    },
    forget(orm: Orm, name: string) {
      memory.get(orm)?.delete(name)
    },
  }
}
