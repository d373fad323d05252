import { isText } from '../import-fields.ts'
import type { Plan, PlannedField, PlannedReference } from './plan.server.ts'

const comparable = (text: string) => `unique_text(${text})`

const uniqueFields = ({ fields }: Plan) => fields.filter(({ isUnique }) => isUnique)

/** A staging table that only this transaction sees and that ends with it. Names of its own begin with `_`. */
export function stagingTable({ fields }: Plan): string {
  const columns = fields.map(({ staged, stagedType }) => `${staged} ${stagedType}`)
  const keys = fields
    .filter((field) => field.reference ?? (field.isUnique && isText(field)))
    .map(
      ({ compared, staged }) =>
        `${compared} text GENERATED ALWAYS AS (${comparable(staged)}) STORED`,
    )
  return `
    CREATE TEMPORARY TABLE incoming (
      _line integer PRIMARY KEY,
      _id uuid NOT NULL DEFAULT uuid_v7(),
      _given bigint NOT NULL,
      _key text,
      _value_key text,
      ${[...columns, ...keys].join(',\n      ')}
    ) ON COMMIT DROP`
}

export const copyStatement = ({ fields }: Plan) =>
  `COPY incoming (_line, _given, _key, _value_key, ${listOf(fields, 'staged')}) FROM STDIN`

export const listOf = (fields: PlannedField[], name: 'staged' | 'column', table?: string) =>
  fields.map((field) => (table ? `${table}.${field[name]}` : field[name])).join(', ')

/** The same expressions as those of the unique index, so that lookups use it. */
export function sameRecord(plan: Plan): string {
  const same = uniqueFields(plan).map((field) => {
    const column = `${plan.table}.${field.column}`
    const { reference } = field
    if (reference) {
      return `${column} = (SELECT id FROM ${reference.table} WHERE ${sameName(field, reference)})`
    }
    return `${isText(field) ? comparable(column) : column} = incoming.${field.compared}`
  })
  if (same.length === 0) return 'false'
  if (plan.resource.trash) same.push(`${plan.table}.deleted_at IS NULL`)
  return same.join(' AND ')
}

/** Finds the record that a line names. */
export const sameName = (
  { compared }: PlannedField,
  { table, name }: PlannedReference,
  alias = table,
) => `${comparable(`${alias}.${name}`)} = incoming.${compared}`

export function onConflict(plan: Plan): string {
  const unique = uniqueFields(plan)
  if (unique.length === 0) return ''
  const columns = unique.map((field) => (isText(field) ? comparable(field.column) : field.column))
  const where = plan.resource.trash ? ' WHERE deleted_at IS NULL' : ''
  return `ON CONFLICT (${columns.join(', ')})${where} DO NOTHING`
}

/** The window of lines for the same record; a missing value equals no other. */
export function sameLines(plan: Plan): string {
  const unique = uniqueFields(plan)
  const optional = unique.filter(({ required }) => !required)
  const missing = optional.map(({ compared }) => `${compared} IS NULL`).join(' OR ')
  const keys = unique.map(({ compared }) => compared)
  if (missing) keys.push(`CASE WHEN ${missing} THEN _line END`)
  return `PARTITION BY ${keys.length > 0 ? keys.join(', ') : '_line'} ORDER BY _line`
}

export const turnOf = (plan: Plan) => `row_number() OVER (${sameLines(plan)})`

/** Replaces `incoming` in a query with the lines from `$1` to `$2`. */
export const slice = (plan: Plan) => `incoming AS (
  SELECT *, ${turnOf(plan)} AS _turn FROM incoming WHERE _line > $1 AND _line <= $2
)`

export const joinReferences = ({ fields }: Plan): string =>
  fields
    .flatMap((field) => {
      const { reference, required } = field
      if (!reference) return []
      const { table, alias } = reference
      const join = required ? 'JOIN' : 'LEFT JOIN'
      return `${join} ${table} AS ${alias} ON ${sameName(field, reference, alias)}`
    })
    .join(' ')

export const newValue = ({ reference, staged }: PlannedField) =>
  reference ? `${reference.alias}.id` : `incoming.${staged}`

/** An update keeps an optional value that its line does not contain. */
export const updatedValue = ({ table }: Plan, field: PlannedField) =>
  field.bit === undefined
    ? newValue(field)
    : `CASE WHEN incoming._given & ${field.bit} > 0 THEN ${newValue(field)} ELSE ${table}.${field.column} END`
