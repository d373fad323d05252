import { pipeline } from 'node:stream/promises'
import type { PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { z } from 'zod/mini'
import type { Fix } from '../fixes.ts'
import type { ImportEvents } from '../import-events.ts'
import { isText } from '../import-fields.ts'
import type { Entry, Values } from '../reading/entry.ts'
import { checkFixed } from './fix-line.server.ts'
import type { Plan, PlannedField } from './plan.server.ts'
import { rejectLines } from './reject-lines.server.ts'

const chunkLength = 65_536

export interface Staging {
  fixes: readonly Fix[]
  events: ImportEvents
}

export async function stage(
  client: PoolClient,
  plan: Plan,
  entries: AsyncIterable<Entry>,
  { fixes, events }: Staging,
) {
  const counts = { read: 0, rejected: 0, keyedValues: 0 }
  const { fields, keyed } = plan
  await client.query(stagingTable(plan))
  const columns = ['_line', '_given', '_key', '_value_key', ...fields.map(({ staged }) => staged)]
  const copy = client.query(copyFrom(`COPY incoming (${columns.join(', ')}) FROM STDIN`))
  await pipeline(inChunks(rowsOf(plan, entries, counts, { fixes, events })), copy)
  if (keyed && counts.keyedValues > 0) await setKeyedValues(client, keyed)
  for (const { target } of fields) if (target?.renamed) await client.query(target.renamed)
  if (keyed) {
    const where = `${keyed.staged} IS NULL`
    const found = { where, field: keyed, message: keyed.message }
    counts.rejected += await rejectLines(client, plan, found, { fixes, events })
  }
  for (const field of fields) {
    const { target, compared, name, linked } = field
    const unknown =
      target && !target.create && `${compared} IS NOT NULL AND NOT EXISTS (${target.known})`
    const where = unknown ?? linked?.unknown
    if (!where) continue
    const message = plan.messages[`${name}Unknown`] ?? ''
    counts.rejected += await rejectLines(client, plan, { where, field, message }, { fixes, events })
  }
  await client.query('ANALYZE incoming')
  return counts
}

/** Only this transaction sees it, and it ends with it. Names of its own begin with `_`. */
function stagingTable({ fields, resource }: Plan): string {
  const columns = fields.flatMap((field) => {
    const { staged, stagedType, compared, target } = field
    const isCompared = target ?? (isText(field) && resource.unique?.fields.includes(field.key))
    const key = `${compared} text GENERATED ALWAYS AS (unique_text(${staged})) STORED`
    return [`${staged} ${stagedType}`, ...(isCompared ? [key] : [])]
  })
  return `
    CREATE TEMPORARY TABLE incoming (
      _line integer PRIMARY KEY,
      _id uuid NOT NULL DEFAULT uuid_v7(),
      _given bigint NOT NULL,
      _key text,
      _value_key text,
      ${columns.join(',\n      ')}
    ) ON COMMIT DROP`
}

async function* rowsOf(
  plan: Plan,
  entries: AsyncIterable<Entry>,
  counts: { read: number; rejected: number; keyedValues: number },
  { fixes, events: { onProblem, onLeftOut, onRead } }: Staging,
): AsyncGenerator<string> {
  for await (const entry of entries) {
    if ('key' in entry) {
      const values = keyedValue(plan, entry.value)
      if (!values) continue
      counts.keyedValues += 1
      yield rowOf(plan, { ...entry, values })
      continue
    }
    counts.read += 1
    onRead?.(counts.read)
    const checked = checkFixed(plan, entry, fixes)
    if (!checked) {
      onLeftOut?.(entry.line)
      continue
    }
    if ('values' in checked) {
      yield rowOf(plan, { ...entry, values: checked.values })
      continue
    }
    counts.rejected += 1
    for (const found of checked.problems) await onProblem(found)
  }
}

type Row = { line: number; values: Values; key?: string; valueKey?: string | undefined }

function rowOf({ fields }: Plan, { line, values, key, valueKey }: Row): string {
  let given = 0
  for (const { name, bit } of fields) if (values[name] !== undefined) given += bit
  return copyRow([line, given, key, valueKey, ...fields.map(({ name }) => values[name])])
}

function keyedValue({ keyed, schema }: Plan, value: unknown): Values | undefined {
  const rule = keyed && schema.shape[keyed.name]
  const { data, success } = rule ? z.safeParse(rule, value) : { success: false, data: undefined }
  return keyed && success ? { [keyed.name]: data } : undefined
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

async function setKeyedValues(client: PoolClient, { staged }: PlannedField): Promise<void> {
  await client.query(`
    UPDATE incoming SET ${staged} = known.${staged} FROM incoming AS known
    WHERE known._key = incoming._value_key AND incoming._key IS NULL`)
  await client.query('DELETE FROM incoming WHERE _key IS NOT NULL')
}

const special = /[\\\t\n\r]/g
const escapes: Record<string, string> = {
  '\\': String.raw`\\`,
  '\t': String.raw`\t`,
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
}

const copyRow = (cells: unknown[]) => `${cells.map(copyCell).join('\t')}\n`

function copyCell(cell: unknown): string {
  if (cell === null || cell === undefined) return String.raw`\N`
  const text = typeof cell === 'string' ? cell : JSON.stringify(cell)
  return text.replaceAll(special, (sign) => escapes[sign] ?? sign)
}
