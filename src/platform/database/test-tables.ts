import { escapeIdentifier } from 'pg'
import { z } from 'zod/mini'
import { settingNullAlone } from './migration/tenant-keys.ts'
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
  for (const statement of await generateMigration(none, all)) {
    // A product may have pets of its own: its indexes make room for those of a test.
    const [, index] = /^CREATE (?:UNIQUE )?INDEX "(\w+)"/.exec(statement) ?? []
    if (index !== undefined) await pool.query(`DROP INDEX IF EXISTS ${escapeIdentifier(index)}`)
    await pool.query(settingNullAlone(statement))
  }
}
