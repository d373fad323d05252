type Table<Value> = Readonly<Partial<Record<string, Value>>>

/** Looks up a name from outside: `constructor` and the like, which every object inherits, find nothing. */
export const ownValue = <Value>(table: Table<Value>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined
