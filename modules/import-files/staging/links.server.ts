import { getTableName, type Table } from 'drizzle-orm'
import { escapeIdentifier as quoted } from 'pg'
import type { LinkTable } from '#kit/resource/index.server.ts'
import type { Plan, PlannedField } from './plan.server.ts'

interface Target {
  table: Table
  name: string
  links: LinkTable
}

/** A field whose names are staged as a JSON array and whose ids are rows of a table of their own. */
export function linkedField(
  { name, bit, owner }: { name: string; bit: number; owner: string },
  target: Target,
) {
  const [staged, table, links] = [
    `_${name}`,
    getTableName(target.table),
    getTableName(target.links),
  ]
  const names = `jsonb_array_elements_text(coalesce(incoming.${quoted(staged)}, '[]'))`
  const isNamed = `unique_text(_target.${quoted(target.name)}) = unique_text(_named.name)`
  const value = `ARRAY(
    SELECT _target.id FROM ${names} WITH ORDINALITY AS _named (name, place)
    JOIN ${quoted(table)} AS _target ON ${isNamed} GROUP BY _target.id ORDER BY min(_named.place))`
  const stored = `ARRAY(
    SELECT target_id FROM ${quoted(links)} WHERE owner_id = ${owner}.id ORDER BY place)`
  return {
    column: quoted(staged),
    staged: quoted(staged),
    storedAs: staged,
    stagedType: 'jsonb',
    compared: quoted(staged),
    same: 'false',
    value,
    stored,
    updated: `CASE WHEN incoming._given & ${bit} > 0 THEN ${value} ELSE ${stored} END`,
    target: undefined,
    linked: {
      table: quoted(links),
      target: quoted(table),
      unknown: `EXISTS (SELECT FROM ${names} AS _named (name)
        WHERE NOT EXISTS (SELECT FROM ${quoted(table)} AS _target WHERE ${isNamed}))`,
    },
  }
}

type Run = (statement: string, turn: number) => Promise<unknown>

export async function writeLinks(
  { fields, table, same }: Plan,
  run: Run,
  { turn, update }: { turn: number; update: boolean },
): Promise<void> {
  for (const field of fields) {
    if (!field.linked) continue
    await run(linkStatement(field, table, `${table}.id = incoming._id`), turn)
    if (!update) continue
    await run(unlinkStatement(field, table, same), turn)
    await run(linkStatement(field, table, same), turn)
  }
}

const linesOfTurn = ({ bit }: PlannedField) => `_turn = $3 AND incoming._given & ${bit} > 0`

const linkStatement = (field: PlannedField, table: string, isRecord: string) => `
  INSERT INTO ${field.linked?.table} (owner_id, target_id, place)
  SELECT ${table}.id, _new.id, _new.place - 1 FROM incoming JOIN ${table} ON ${isRecord}
  CROSS JOIN LATERAL unnest(${field.value}) WITH ORDINALITY AS _new (id, place)
  WHERE ${linesOfTurn(field)}
  ON CONFLICT (owner_id, target_id) DO UPDATE SET place = excluded.place`

const unlinkStatement = (field: PlannedField, table: string, isRecord: string) => `
  DELETE FROM ${field.linked?.table} USING incoming JOIN ${table} ON ${isRecord}
  WHERE ${linesOfTurn(field)} AND owner_id = ${table}.id AND NOT target_id = ANY (${field.value})`
