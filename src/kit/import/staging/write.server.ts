import type { PoolClient } from 'pg'
import type { ImportEvents } from '../import-events.ts'
import { type Counts, createdCount } from '../import-result.ts'
import { duplicateProblem } from './check-line.server.ts'
import { keepChanges, rememberFormer } from './keep-changes.server.ts'
import { writeLinks } from './links.server.ts'
import type { Plan, PlannedField } from './plan.server.ts'
import { slices } from './slices.server.ts'

export async function write(
  client: PoolClient,
  plan: Plan,
  { update, total, importId }: { update: boolean; total: number; importId?: string | undefined },
  { onProblem, onWritten }: ImportEvents,
): Promise<Omit<Counts, 'read'>> {
  const counts: Omit<Counts, 'read'> = { created: 0, updated: 0, unchanged: 0, rejected: 0 }
  for (const { name } of plan.created) counts[createdCount(name)] = 0
  let written = 0
  if (update) await lockRecords(client, plan)
  if (update && importId) await rememberFormer(client, plan)
  for await (const { after, last, lines, turns } of slices(client, plan)) {
    const run = async (statement: string, ...more: unknown[]) => {
      const { rowCount } = await client.query(`WITH ${plan.slice} ${statement}`, [
        after,
        last,
        ...more,
      ])
      return rowCount ?? 0
    }
    for (const field of plan.created) {
      const name = createdCount(field.name)
      counts[name] = (counts[name] ?? 0) + (await run(createMissing(plan, field), update))
    }
    let [created, updated] = [0, 0]
    for (let turn = 1; turn <= (update ? turns : 1); turn++) {
      created += await run(insert(plan), turn)
      if (update) updated += await run(change(plan), turn)
      await writeLinks(plan, run, { turn, update })
    }
    counts.created += created
    counts.updated += updated
    if (update) counts.unchanged += lines - created - updated
    else if (created < lines) {
      const rejected = await notCreated(client, plan, after, last)
      counts.rejected += rejected.length
      for (const line of rejected) await onProblem(duplicateProblem(plan, line))
    }
    written += lines
    onWritten?.(written, total)
  }
  if (importId) await keepChanges(client, plan, { importId, update })
  return counts
}

/** Locks all records before the first write, so that none is deleted meanwhile and no deadlock stops the import. */
async function lockRecords(client: PoolClient, { table, same }: Plan): Promise<void> {
  await client.query(
    `SELECT count(*) FROM
       (SELECT FROM ${table} JOIN incoming ON ${same} FOR NO KEY UPDATE OF ${table}) AS locked`,
  )
}

function createMissing({ table, same }: Plan, { target, compared }: PlannedField): string {
  const create = target?.create ?? []
  return `
    INSERT INTO ${target?.table} (${create.map(({ column }) => column).join(', ')})
    SELECT DISTINCT ON (${compared}) ${create.map(({ value }) => value).join(', ')} FROM incoming
    WHERE ${compared} IS NOT NULL AND NOT EXISTS (${target?.known})
      AND ($3 OR (_turn = 1 AND NOT EXISTS (SELECT FROM ${table} WHERE ${same})))
    ORDER BY ${compared}, _line
    ON CONFLICT DO NOTHING`
}

const newerOf = (fields: PlannedField[]) => fields.map(({ column }) => `newer.${column}`).join(', ')

/** Skips existing records beforehand: a conflicting row costs as much as a written one. */
const insert = ({ table, values, columns, joins, same, onConflict }: Plan) => `
  INSERT INTO ${table} (id, ${columns})
  SELECT incoming._id, ${values} FROM incoming ${joins}
  WHERE _turn = $3 AND NOT EXISTS (SELECT FROM ${table} WHERE ${same})
  ORDER BY _line
  ${onConflict}`

function change({ table, fields, columns, joins, same, storedValues }: Plan): string {
  return `
    UPDATE ${table} SET (${columns}) = ROW(${newerOf(fields.filter(({ linked }) => !linked))}),
      version = ${table}.version + 1, updated_at = now()
    FROM (
      SELECT ${table}.id, ${fields.map(({ updated, column }) => `${updated} AS ${column}`).join(', ')}
      FROM incoming ${joins} JOIN ${table} ON ${same}
      WHERE _turn = $3
    ) AS newer
    WHERE ${table}.id = newer.id AND ROW(${storedValues}) IS DISTINCT FROM ROW(${newerOf(fields)})`
}

async function notCreated(client: PoolClient, { table }: Plan, after: number, last: number) {
  const { rows } = await client.query<{ line: number }>(
    `SELECT _line AS line FROM incoming WHERE _line > $1 AND _line <= $2
       AND NOT EXISTS (SELECT FROM ${table} WHERE ${table}.id = incoming._id)
     ORDER BY _line`,
    [after, last],
  )
  return rows.map(({ line }) => line)
}
