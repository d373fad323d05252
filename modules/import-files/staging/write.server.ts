import type { PoolClient } from 'pg'
import type { ImportEvents } from '../import-events.ts'
import { type Counts, createdCount } from '../import-result.ts'
import { type DuplicateLine, duplicateProblem } from './check-line.server.ts'
import { missingReferences } from './create-references.server.ts'
import { writeLinks } from './links.server.ts'
import type { Plan, PlannedField } from './plan.server.ts'
import { slices } from './slices.server.ts'

const linesAtOnce = 5000

/** Keeps what an import changes, in its transaction. */
export interface ChangeKeeper {
  /** SQL that comes before the first update. */
  prepare: string
  /** SQL that remembers the records of a slice before the import changes them. */
  remember: (plan: Plan) => string
  keep: (client: PoolClient, plan: Plan, update: boolean) => Promise<void>
}

interface Wishes {
  update: boolean
  total: number
  keeper: ChangeKeeper | undefined
  /** References that exist already for this import. */
  created: Record<string, number>
}

export async function write(
  client: PoolClient,
  plan: Plan,
  { update, total, keeper, created: inAdvance }: Wishes,
  { onProblem, onWritten }: ImportEvents,
): Promise<Omit<Counts, 'read'>> {
  const counts: Omit<Counts, 'read'> = {
    created: 0,
    updated: 0,
    unchanged: 0,
    rejected: 0,
    ...inAdvance,
  }
  let written = 0
  if (update) await lockRecords(client, plan)
  if (keeper && update) await client.query(keeper.prepare)
  for await (const { after, last, lines, turns } of slices(client)) {
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
    const [first, end] = update ? turns : [1, 1]
    for (let turn = first; turn <= end; turn++) {
      created += await run(insert(plan), turn)
      if (keeper && update && turn === first) await run(keeper.remember(plan))
      if (update) updated += await run(change(plan), turn)
      await writeLinks(plan, run, { turn, update })
    }
    counts.created += created
    counts.updated += updated
    if (update) counts.unchanged += lines - created - updated
    written += lines
    onWritten?.(written, total)
  }
  if (!update && counts.created < written) {
    for await (const line of notCreated(client, plan)) {
      counts.rejected += 1
      await onProblem(duplicateProblem(plan, line))
    }
  }
  await keeper?.keep(client, plan, update)
  return counts
}

/** Locks all records before the first write, so that none is deleted meanwhile and no deadlock stops the import. */
async function lockRecords(client: PoolClient, { table, same }: Plan): Promise<void> {
  await client.query(
    `SELECT count(*) FROM (
       SELECT FROM ${table} JOIN incoming ON ${same} ORDER BY ${table}.id FOR NO KEY UPDATE OF ${table}
     ) AS locked`,
  )
}

/** The records that were deleted since the import created them in advance. */
const createMissing = (plan: Plan, field: PlannedField) => `
  INSERT INTO ${field.target?.table} (${field.target?.create?.map(({ column }) => column).join(', ')})
  ${missingReferences(plan, field, '$3')}
  ON CONFLICT DO NOTHING`

const newerOf = (fields: PlannedField[]) => fields.map(({ column }) => `newer.${column}`).join(', ')

/** Skips existing records beforehand: a conflicting row costs as much as a written one. */
const insert = ({ table, values, columns, joins, same, onConflict }: Plan) => `
  INSERT INTO ${table} (id, ${columns})
  SELECT incoming._id, ${values} FROM incoming ${joins}
  WHERE _turn = $3 AND NOT EXISTS (SELECT FROM ${table} WHERE ${same})
  ORDER BY _place
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

async function* notCreated(client: PoolClient, { table }: Plan): AsyncGenerator<DuplicateLine> {
  for (let last = 0; ;) {
    const { rows } = await client.query<DuplicateLine>(
      `SELECT _line AS line, CASE WHEN _turn > 1 THEN _first END AS repeats
       FROM incoming JOIN ordered USING (_line)
       WHERE _line > $1 AND NOT EXISTS (SELECT FROM ${table} WHERE ${table}.id = incoming._id)
       ORDER BY _line LIMIT ${linesAtOnce}`,
      [last],
    )
    yield* rows
    const end = rows.at(-1)?.line
    if (end === undefined) return
    last = end
  }
}
