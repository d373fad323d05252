import { enterTenants } from '#kit/resource/index.server.ts'
import type { Importer } from '#modules/import-files/index.server.ts'
import type { UndoCounts } from '#modules/imports/screen/index.ts'
import type { Actor } from '#platform/activity/actor.ts'
import { ormOn } from '#platform/database/connect.ts'
import type { Database } from '#platform/database/database.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { comparison } from './compare.server.ts'
import type { Undo } from './undo.ts'

const mostNamed = 100

const counted = `
  count(*) FILTER (WHERE standing = 'removed')::int AS removed,
  count(*) FILTER (WHERE standing = 'restored')::int AS restored,
  count(*) FILTER (WHERE standing = 'kept')::int AS kept,
  count(*) FILTER (WHERE standing = 'gone')::int AS gone`

const outcomes = 'SELECT record_id, outcome AS standing FROM import_changes WHERE import_id = $1'

const none: UndoCounts = { removed: 0, restored: 0, kept: 0, gone: 0 }

export async function countOutcomes(
  { pool }: Pick<Database, 'pool'>,
  importId: string,
): Promise<UndoCounts> {
  const { rows } = await pool.query<UndoCounts>(`SELECT ${counted} FROM (${outcomes}) AS change`, [
    importId,
  ])
  return rows[0] ?? none
}

/** Before an undo, what it would do; after it, what it did. */
export const previewUndo = (
  database: Pick<Database, 'pool'>,
  { plan, tenants }: Importer,
  { importId, by, isUndone }: { importId: string; by: Actor; isUndone: boolean },
): Promise<Undo> =>
  inTransaction(database, { keep: false, signal: undefined }, async (client) => {
    if (tenants) await enterTenants(ormOn(client), by, tenants)
    const { table, fields, resource } = plan
    const name = fields.find(({ key }) => key === resource.nameField)?.stored ?? `${table}.id`
    // One statement without a temporary table, because a replica may run it.
    const { rows } = await client.query<Undo>(
      `WITH compared AS MATERIALIZED (${isUndone ? outcomes : comparison(plan)}),
         kept AS (
           SELECT ${table}.id, ${name}::text AS name FROM compared JOIN ${table} ON ${table}.id = record_id
           WHERE standing = 'kept' ORDER BY search_text(${name}::text) LIMIT ${mostNamed}
         )
       SELECT ${counted},
         (SELECT coalesce(jsonb_agg(kept), '[]') FROM kept) AS "keptRecords" FROM compared`,
      [importId],
    )
    return rows[0] ?? { ...none, keptRecords: [] }
  })
