import type { PoolClient } from 'pg'
import type { ImportEvents } from '../import-events.ts'
import { type Counts, createdCount } from '../import-result.ts'
import { duplicateProblem } from './check-line.server.ts'
import { createdReferences, type CreatedReference, type Plan } from './plan.server.ts'
import { type Slice, slices } from './slices.server.ts'
import {
  joinReferences,
  listOf,
  newValue,
  onConflict,
  sameName,
  sameRecord,
  slice,
  updatedValue,
} from './statements.server.ts'

/** Writes the staged lines. Readers see the old records until the commit. */
export async function write(
  client: PoolClient,
  plan: Plan,
  { update, total }: { update: boolean; total: number },
  { onProblem, onWritten }: ImportEvents,
): Promise<Omit<Counts, 'read'>> {
  const references = createdReferences(plan)
  const counts: Omit<Counts, 'read'> = {
    created: 0,
    updated: 0,
    unchanged: 0,
    rejected: 0,
    ...Object.fromEntries(references.map(({ field }) => [createdCount(field.name), 0])),
  }
  let written = 0
  if (update) await lockRecords(client, plan)
  for await (const next of slices(client, plan)) {
    for (const reference of references) {
      const name = createdCount(reference.field.name)
      counts[name] = (counts[name] ?? 0) + (await create(client, plan, reference, { next, update }))
    }
    const { created, updated } = update
      ? await upsert(client, plan, next)
      : { created: await insert(client, plan, next, 1), updated: 0 }
    counts.created += created
    counts.updated += updated
    if (update) counts.unchanged += next.lines - created - updated
    else if (created < next.lines) {
      const lines = await notCreated(client, plan, next)
      counts.rejected += lines.length
      for (const line of lines) await onProblem(duplicateProblem(plan, line))
    }
    written += next.lines
    onWritten?.(written, total)
  }
  return counts
}

/** Creates missing records; a line that will be rejected creates none. */
async function create(
  client: PoolClient,
  plan: Plan,
  { field, reference, columns }: CreatedReference,
  { next: { after, last }, update }: { next: Slice; update: boolean },
): Promise<number> {
  const { table, name } = reference
  const names = columns.map(({ column }) => `, ${column}`).join('')
  const values = columns.map(({ value }) => `, ${value}`).join('')
  const { rowCount } = await client.query(
    `WITH ${slice(plan)}
     INSERT INTO ${table} (${name}${names})
     SELECT DISTINCT ON (${field.compared}) ${field.staged}${values} FROM incoming
     WHERE ${field.compared} IS NOT NULL
       AND NOT EXISTS (SELECT FROM ${table} WHERE ${sameName(field, reference)})
       AND ($3 OR (_turn = 1 AND NOT EXISTS (SELECT FROM ${plan.table} WHERE ${sameRecord(plan)})))
     ORDER BY ${field.compared}, _line
     ON CONFLICT DO NOTHING`,
    [after, last, update],
  )
  return rowCount ?? 0
}

async function upsert(client: PoolClient, plan: Plan, next: Slice) {
  const counts = { created: 0, updated: 0 }
  for (let turn = 1; turn <= next.turns; turn++) {
    counts.created += await insert(client, plan, next, turn)
    counts.updated += await change(client, plan, next, turn)
  }
  return counts
}

/** Locks all records before the first write, so that none is deleted meanwhile and no deadlock stops the import. */
async function lockRecords(client: PoolClient, plan: Plan): Promise<void> {
  const { table } = plan
  await client.query(
    `SELECT count(*) FROM
       (SELECT FROM ${table} JOIN incoming ON ${sameRecord(plan)} FOR NO KEY UPDATE OF ${table}) AS locked`,
  )
}

/** Skips existing records beforehand: a conflicting row costs as much as a written one. */
async function insert(client: PoolClient, plan: Plan, { after, last }: Slice, turn: number) {
  const { table, fields } = plan
  const { rowCount } = await client.query(
    `WITH ${slice(plan)}
     INSERT INTO ${table} (id, ${listOf(fields, 'column')})
     SELECT incoming._id, ${fields.map(newValue).join(', ')}
     FROM incoming ${joinReferences(plan)}
     WHERE _turn = $3 AND NOT EXISTS (SELECT FROM ${table} WHERE ${sameRecord(plan)})
     ORDER BY _line
     ${onConflict(plan)}`,
    [after, last, turn],
  )
  return rowCount ?? 0
}

/** A record that already equals its line keeps its version. */
async function change(client: PoolClient, plan: Plan, { after, last }: Slice, turn: number) {
  const { table, fields } = plan
  const values = fields.map((field) => `${updatedValue(plan, field)} AS ${field.column}`)
  const newer = listOf(fields, 'column', 'newer')
  const { rowCount } = await client.query(
    `WITH ${slice(plan)}
     UPDATE ${table} SET (${listOf(fields, 'column')}) = ROW(${newer}),
       version = ${table}.version + 1, updated_at = now()
     FROM (
       SELECT ${table}.id, ${values.join(', ')}
       FROM incoming ${joinReferences(plan)} JOIN ${table} ON ${sameRecord(plan)}
       WHERE _turn = $3
     ) AS newer
     WHERE ${table}.id = newer.id
       AND ROW(${listOf(fields, 'column', table)}) IS DISTINCT FROM ROW(${newer})`,
    [after, last, turn],
  )
  return rowCount ?? 0
}

async function notCreated(client: PoolClient, { table }: Plan, { after, last }: Slice) {
  const { rows } = await client.query<{ line: number }>(
    `SELECT _line AS line FROM incoming WHERE _line > $1 AND _line <= $2
       AND NOT EXISTS (SELECT FROM ${table} WHERE ${table}.id = incoming._id)
     ORDER BY _line`,
    [after, last],
  )
  return rows.map(({ line }) => line)
}
