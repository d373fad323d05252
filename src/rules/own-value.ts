type Table<Value> = Readonly<Partial<Record<string, Value>>>

/** For names from outside: `constructor` and others find nothing that every object inherits. */
export const ownValue = <Value>(table: Table<Value>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined
