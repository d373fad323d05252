import type { PoolClient } from 'pg'
import type { ImportEvents } from '../import-events.ts'
import { type Counts, createdCount } from '../import-result.ts'
import { duplicateProblem } from './check-line.server.ts'
import { createdReferences, type Plan } from './plan.server.ts'
import {
  joinReferences,
  listOf,
  sameLines,
  sameName,
  sameRecord,
  updatedValue,
} from './statements.server.ts'

const linesAtOnce = 5000

/** A line is new if no earlier line and no stored record outside the trash is the same. */
function judged(plan: Plan): string {
  const { fields, table } = plan
  const compared = fields.map(({ reference, compared: key, staged }) => (reference ? key : staged))
  const written = `ROW(_given, ${compared.join(', ')})::text`
  const updated = fields.map((field) => updatedValue(plan, field)).join(', ')
  const missing = createdReferences(plan).map(
    ({ field, reference }, at) =>
      `, CASE WHEN NOT EXISTS (SELECT FROM ${reference.table} WHERE ${sameName(field, reference)})
         THEN ${field.compared} END AS missing_${at}`,
  )
  return `
    CREATE TEMPORARY TABLE judged ON COMMIT DROP AS
    SELECT _line, _turn = 1 AND NOT EXISTS (SELECT FROM ${table} WHERE ${sameRecord(plan)}) AS is_new,
      CASE WHEN _turn = 1 THEN EXISTS (
        SELECT FROM ${table} ${joinReferences(plan)} WHERE ${sameRecord(plan)}
          AND ROW(${listOf(fields, 'column', table)}) IS NOT DISTINCT FROM ROW(${updated})
      ) ELSE is_repeated END AS is_unchanged
      ${missing.join('')}
    FROM (
      SELECT incoming.*, row_number() OVER same_record AS _turn,
        ${written} = lag(${written}) OVER same_record AS is_repeated
      FROM incoming WINDOW same_record AS (${sameLines(plan)})
    ) AS incoming`
}

/** Counts what an import would do. */
export async function judge(
  client: PoolClient,
  plan: Plan,
  { update }: { update: boolean },
  events: ImportEvents,
): Promise<Omit<Counts, 'read'>> {
  await client.query(judged(plan))
  const created = createdReferences(plan).map(
    (_, at) => `, count(DISTINCT missing_${at}) FILTER (WHERE is_new OR $1)::int AS missing_${at}`,
  )
  const { rows } = await client.query<Record<string, number>>(
    `SELECT count(*) FILTER (WHERE is_new)::int AS created,
       count(*) FILTER (WHERE NOT is_new)::int AS others,
       count(*) FILTER (WHERE NOT is_new AND is_unchanged AND $1)::int AS unchanged
       ${created.join('')}
     FROM judged`,
    [update],
  )
  const found = rows[0] ?? {}
  const { created: isNew = 0, others = 0, unchanged = 0 } = found
  if (!update) await reportDuplicates(client, plan, events)
  return {
    created: isNew,
    updated: update ? others - unchanged : 0,
    unchanged,
    rejected: update ? 0 : others,
    ...Object.fromEntries(
      createdReferences(plan).map(({ field }, at) => [
        createdCount(field.name),
        found[`missing_${at}`] ?? 0,
      ]),
    ),
  }
}

async function reportDuplicates(client: PoolClient, plan: Plan, { onProblem }: ImportEvents) {
  for (let last = 0; ;) {
    const { rows } = await client.query<{ line: number }>(
      `SELECT _line AS line FROM judged WHERE NOT is_new AND _line > $1
       ORDER BY _line LIMIT ${linesAtOnce}`,
      [last],
    )
    for (const { line } of rows) await onProblem(duplicateProblem(plan, line))
    const end = rows.at(-1)?.line
    if (end === undefined) return
    last = end
  }
}
