import type { PoolClient } from 'pg'
import type { ImportEvents } from '../import-events.ts'
import { type Counts, createdCount } from '../import-result.ts'
import { type DuplicateLine, duplicateProblem } from './check-line.server.ts'
import type { Plan, PlannedField } from './plan.server.ts'

const linesAtOnce = 5000

function judged({ fields, created, table, same, joins, storedValues, window }: Plan): string {
  const compared = fields.map(({ target, compared: key, staged }) => (target ? key : staged))
  const written = `ROW(_given, ${compared.join(', ')})::text`
  const missing = created.map(
    ({ target, compared: key }, at) =>
      `, CASE WHEN NOT EXISTS (${target?.known}) THEN ${key} END AS missing_${at}`,
  )
  return `
    CREATE TEMPORARY TABLE judged ON COMMIT DROP AS
    SELECT _line, CASE WHEN _turn > 1 THEN _first END AS repeats, _turn = 1 AND NOT EXISTS (SELECT FROM ${table} WHERE ${same}) AS is_new,
      CASE WHEN _turn = 1 THEN EXISTS (
        SELECT FROM ${table} ${joins} WHERE ${same} AND ROW(${storedValues})
          IS NOT DISTINCT FROM ROW(${fields.map(({ updated }) => updated).join(', ')})
      ) ELSE _is_repeated END AS is_unchanged
      ${missing.join('')}
    FROM (
      SELECT incoming.*, row_number() OVER same_record AS _turn, first_value(_line) OVER same_record AS _first,
        ${written} = lag(${written}) OVER same_record AS _is_repeated
      FROM incoming WINDOW same_record AS (${window})
    ) AS incoming`
}

export async function judge(
  client: PoolClient,
  plan: Plan,
  { update }: { update: boolean },
  events: ImportEvents,
): Promise<Omit<Counts, 'read'>> {
  await client.query(judged(plan))
  const missing = plan.created.map(
    ({ name }, at) =>
      `, count(DISTINCT missing_${at}) FILTER (WHERE is_new OR $1)::int AS "${createdCount(name)}"`,
  )
  const { rows } = await client.query<Omit<Counts, 'read'>>(
    `SELECT count(*) FILTER (WHERE is_new)::int AS created,
       count(*) FILTER (WHERE NOT is_new AND $1 AND NOT is_unchanged)::int AS updated,
       count(*) FILTER (WHERE NOT is_new AND $1 AND is_unchanged)::int AS unchanged,
       count(*) FILTER (WHERE NOT is_new AND NOT $1)::int AS rejected
       ${missing.join('')}
     FROM judged`,
    [update],
  )
  for (const [at, field] of plan.created.entries()) {
    events.onCreating?.(field.name, await missingNames(client, field, at, update))
  }
  if (!update) await reportDuplicates(client, plan, events)
  return rows[0] ?? { created: 0, updated: 0, unchanged: 0, rejected: 0 }
}

const mostNames = 200

async function missingNames(
  client: PoolClient,
  { staged }: PlannedField,
  at: number,
  update: boolean,
): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT min(${staged}) AS name FROM judged JOIN incoming USING (_line)
     WHERE missing_${at} IS NOT NULL AND (is_new OR $1)
     GROUP BY missing_${at} ORDER BY name LIMIT ${mostNames}`,
    [update],
  )
  return rows.map(({ name }) => name)
}

async function reportDuplicates(client: PoolClient, plan: Plan, { onProblem }: ImportEvents) {
  for (let last = 0; ;) {
    const { rows } = await client.query<DuplicateLine>(
      `SELECT _line AS line, repeats FROM judged WHERE NOT is_new AND _line > $1
       ORDER BY _line LIMIT ${linesAtOnce}`,
      [last],
    )
    for (const line of rows) await onProblem(duplicateProblem(plan, line))
    const end: number | undefined = rows.at(-1)?.line
    if (end === undefined) return
    last = end
  }
}
