import { pipeline } from 'node:stream/promises'
import type { PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { z } from 'zod/mini'
import type { ImportEvents } from '../import-events.ts'
import type { Entry, Values } from '../reading/entry.ts'
import { checkLine, unknownProblem } from './check-line.server.ts'
import { copyRow } from './copy-text.server.ts'
import type { Plan, PlannedField } from './plan.server.ts'
import { copyStatement, sameName, stagingTable } from './statements.server.ts'

const chunkLength = 65_536
const linesAtOnce = 5000

/** Copies the valid lines into a staging table. */
export async function stage(
  client: PoolClient,
  plan: Plan,
  entries: AsyncIterable<Entry>,
  events: ImportEvents,
) {
  const counts = { read: 0, rejected: 0, keyedValues: 0 }
  await client.query(stagingTable(plan))
  const copy = client.query(copyFrom(copyStatement(plan)))
  await pipeline(inChunks(rowsOf(plan, entries, counts, events)), copy)
  if (counts.keyedValues > 0) await setKeyedValues(client, plan)
  counts.rejected += await rejectUnknown(client, plan, events)
  await client.query('ANALYZE incoming')
  return counts
}

async function* rowsOf(
  plan: Plan,
  entries: AsyncIterable<Entry>,
  counts: { read: number; rejected: number; keyedValues: number },
  { onProblem, onRead }: ImportEvents,
): AsyncGenerator<string> {
  for await (const entry of entries) {
    const { line } = entry
    if ('key' in entry) {
      const row = keyedRow(plan, entry)
      if (row) counts.keyedValues += 1
      if (row) yield row
      continue
    }
    counts.read += 1
    onRead?.(counts.read)
    const checked =
      'problem' in entry
        ? { problems: [entry.problem] }
        : checkLine(plan, line, entry.values, entry.valueKey !== undefined)
    if ('values' in checked) {
      const valueKey = 'valueKey' in entry ? entry.valueKey : undefined
      yield rowOf(plan, { line, values: checked.values, valueKey })
    } else {
      counts.rejected += 1
      for (const found of checked.problems) await onProblem(found)
    }
  }
}

type Row = { line: number; values: Values; key?: string; valueKey?: string | undefined }

function rowOf({ fields }: Plan, { line, values, key, valueKey }: Row): string {
  let given = 0
  for (const { name, bit = 0 } of fields) if (values[name] !== undefined) given += bit
  return copyRow([line, given, key, valueKey, ...fields.map(({ name }) => values[name])])
}

function keyedRow(plan: Plan, { line, key, value }: Extract<Entry, { key: string }>) {
  const { keyed, schema } = plan
  const rule = keyed && schema.shape[keyed.name]
  if (!rule) return undefined
  const { data, success } = z.safeParse(rule, value)
  return success ? rowOf(plan, { line, key, values: { [keyed.name]: data } }) : undefined
}

async function* inChunks(rows: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = ''
  for await (const row of rows) {
    chunk += row
    if (chunk.length < chunkLength) continue
    yield chunk
    chunk = ''
  }
  if (chunk !== '') yield chunk
}

/** Copies the keyed values to the lines that name their keys, then deletes the rows of the values. */
async function setKeyedValues(client: PoolClient, { keyed }: Plan): Promise<void> {
  if (!keyed) return
  await client.query(`
    UPDATE incoming SET ${keyed.staged} = known.${keyed.staged} FROM incoming AS known
    WHERE known._key = incoming._value_key AND incoming._key IS NULL`)
  await client.query('DELETE FROM incoming WHERE _key IS NOT NULL')
}

async function rejectUnknown(client: PoolClient, plan: Plan, events: ImportEvents) {
  const { keyed, fields, messages } = plan
  let rejected = 0
  if (keyed) {
    const rejection = { where: `${keyed.staged} IS NULL`, field: keyed, message: keyed.message }
    rejected += await reject(client, rejection, events)
  }
  for (const field of fields) {
    const { reference, compared, name } = field
    if (!reference || reference.create) continue
    const known = `SELECT FROM ${reference.table} WHERE ${sameName(field, reference)}`
    const where = `${compared} IS NOT NULL AND NOT EXISTS (${known})`
    const message = messages[`${name}Unknown`] ?? ''
    rejected += await reject(client, { where, field, message }, events)
  }
  return rejected
}

async function reject(
  client: PoolClient,
  { where, field, message }: { where: string; field: PlannedField; message: string },
  { onProblem }: ImportEvents,
): Promise<number> {
  for (let rejected = 0; ;) {
    const { rows } = await client.query<{ line: number }>(
      `DELETE FROM incoming WHERE _line IN
         (SELECT _line FROM incoming WHERE ${where} ORDER BY _line LIMIT ${linesAtOnce})
       RETURNING _line AS line`,
    )
    if (rows.length === 0) return rejected
    rejected += rows.length
    for (const { line } of rows) await onProblem(unknownProblem(field, message, line))
  }
}
