import type { PoolClient } from 'pg'
import type { Plan } from './plan.server.ts'

/** The imported values of a stored record, as one JSON object. */
export const storedValues = ({ fields }: Plan) =>
  `(SELECT to_jsonb(_stored.*) FROM (SELECT ${fields
    .map(({ stored, storedAs }) => `${stored} AS "${storedAs}"`)
    .join(', ')}) AS _stored)`

export async function rememberFormer(client: PoolClient, plan: Plan): Promise<void> {
  const { table, same } = plan
  await client.query(`
    CREATE TEMPORARY TABLE former ON COMMIT DROP AS
    SELECT DISTINCT ON (${table}.id) ${table}.id, ${storedValues(plan)} AS stored
    FROM ${table} JOIN incoming ON ${same}`)
}

export async function keepChanges(
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
