import { z } from 'zod/mini'
import type { TestDatabase } from './test-database.ts'

type Snapshot = { id: string }

const isFunction = (value: unknown) => typeof value === 'function'

/** The types that the package ships don't resolve. */
const kitSchema = z.object({
  generateDrizzleJson:
    z.custom<(tables: object, before?: string, schemas?: string[], casing?: string) => Snapshot>(
      isFunction,
    ),
  generateMigration: z.custom<(before: Snapshot, after: Snapshot) => Promise<string[]>>(isFunction),
})

export async function createTables({ pool }: TestDatabase, tables: object): Promise<void> {
  const kit: unknown = await import('drizzle-kit/api')
  const { generateDrizzleJson, generateMigration } = kitSchema.parse(kit)
  const none = generateDrizzleJson({}, undefined, undefined, 'snake_case')
  const all = generateDrizzleJson(tables, none.id, undefined, 'snake_case')
  for (const statement of await generateMigration(none, all)) await pool.query(statement)
}
