import type { PoolClient } from 'pg'
import type { ChangeKeeper, Plan } from '#modules/import-files/index.server.ts'

/** The imported values of a stored record, as one JSON object. */
export const storedValues = ({ fields }: Plan) =>
  `(SELECT to_jsonb(_stored.*) FROM (SELECT ${fields
    .map(({ stored, storedAs }) => `${stored} AS "${storedAs}"`)
    .join(', ')}) AS _stored)`

const formerTable =
  'CREATE TEMPORARY TABLE former (id uuid PRIMARY KEY, stored jsonb NOT NULL) ON COMMIT DROP'

/** Locks the records of a slice that this import neither created nor changed yet, and keeps their values. */
const rememberFormer = (plan: Plan) => `
  INSERT INTO former
  SELECT DISTINCT ON (id) id, ${storedValues(plan)} FROM (
    SELECT ${plan.table}.* FROM ${plan.table} JOIN incoming ON ${plan.same}
    WHERE ${plan.table}.xmin <> pg_current_xact_id()::xid
    FOR NO KEY UPDATE OF ${plan.table}
  ) AS ${plan.table}
  ON CONFLICT DO NOTHING`

export const keepingChanges = (importId: string): ChangeKeeper => ({
  prepare: formerTable,
  remember: rememberFormer,
  keep: (client, plan, update) => keepChanges(client, plan, { importId, update }),
})

async function keepChanges(
  client: PoolClient,
  plan: Plan,
  { importId, update }: { importId: string; update: boolean },
): Promise<void> {
  const { table, resource } = plan
  const version = resource.metadata ? `${table}.version` : 'NULL'
  await client.query(
    `INSERT INTO import_changes (import_id, record_id, version)
     SELECT $1, ${table}.id, ${version} FROM incoming JOIN ${table} ON ${table}.id = incoming._id`,
    [importId],
  )
  if (!update) return
  await client.query(
    `INSERT INTO import_changes (import_id, record_id, before, after)
     SELECT $1, former.id, changed.before, changed.after
     FROM former JOIN ${table} ON ${table}.id = former.id
     CROSS JOIN LATERAL (
       SELECT jsonb_object_agg(key, former.stored -> key) AS before, jsonb_object_agg(key, value) AS after
       FROM jsonb_each(${storedValues(plan)}) AS now (key, value)
       WHERE value IS DISTINCT FROM former.stored -> key
     ) AS changed
     WHERE changed.before IS NOT NULL`,
    [importId],
  )
}
