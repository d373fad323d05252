import { getTableColumns, getTableName, type Table } from 'drizzle-orm'
import { CasingCache } from 'drizzle-orm/casing'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { escapeIdentifier as quoted } from 'pg'
import { z } from 'zod/mini'
import { tenantKeysOf } from '#kit/resource/index.server.ts'
import { messagesOf, type Resource, rulesOf } from '#kit/resource/index.ts'
import { type ImportField, importFields, isNamed, isText } from '../import-fields.ts'
import type { ImportedReference, ImportOptions } from '../import-options.server.ts'
import { linkedField } from './links.server.ts'

export type Plan = ReturnType<typeof planOf>
export type PlannedField = ReturnType<typeof plannedField>

export function planOf(resource: Resource, options: ImportOptions) {
  const table = quoted(getTableName(options.table))
  const tenantKeys = tenantKeysOf(resource, options.table, {})
  const imported = importFields(resource)
  const owner = imported.find(({ key }) => key === resource.belongsTo)
  const tenant = owner && plannedField(owner, 0, options).target?.known
  const fields = imported.map((field, at) => {
    const { [field.key]: key } = tenantKeys
    const within = key && tenant ? { column: key.tenant, tenant } : undefined
    return plannedField(field, 2 ** at, options, within)
  })
  const unique = fields.filter(({ key }) => resource.unique?.fields.includes(key))
  const storedIn = (condition: string) => (resource.trash ? [condition] : [])
  const missing = unique.flatMap(({ required, compared }) =>
    required ? [] : [`${compared} IS NULL`],
  )
  const apart = missing.length > 0 ? [`CASE WHEN ${missing.join(' OR ')} THEN _line END`] : []
  const sameLines =
    unique.length > 0 ? [...unique.map(({ compared }) => compared), ...apart] : ['_line']
  const window = `PARTITION BY ${sameLines.join(', ')} ORDER BY _line`
  const turn = `row_number() OVER (${window})`
  const keys = unique.map((field) =>
    isNamed(field) ? `${field.compared} COLLATE "C"` : field.compared,
  )
  const same = [...unique.map((field) => field.same), ...storedIn(`${table}.deleted_at IS NULL`)]
  const index = unique.map((field) => (isText(field) ? comparable(field.column) : field.column))
  const where = storedIn(' WHERE deleted_at IS NULL').join('')
  const keyed = fields.find(({ key }) => key === options.keyed?.field)
  return {
    resource,
    table,
    fields,
    created: fields.filter(({ target }) => target?.create),
    keyed: keyed && { ...keyed, message: options.keyed?.message ?? '' },
    messages: messagesOf(resource),
    ...schemasOf(resource, options, keyed),
    columns: inTable(fields)
      .map(({ column }) => column)
      .join(', '),
    values: inTable(fields)
      .map(({ value }) => value)
      .join(', '),
    storedValues: fields.map(({ stored }) => stored).join(', '),
    joins: fields.map(({ target }) => target?.join ?? '').join(' '),
    /** The same expressions as those of the unique index, so that lookups use it. */
    same: unique.length > 0 ? same.join(' AND ') : 'false',
    onConflict: unique.length > 0 ? `ON CONFLICT (${index.join(', ')})${where} DO NOTHING` : '',
    window,
    turn,
    order: [...keys, '_line'].join(', '),
    slice: `incoming AS (
      SELECT incoming.*, _place, _turn FROM ordered JOIN incoming USING (_line)
      WHERE _place > $1 AND _place <= $2
    )`,
  }
}

const inTable = (fields: PlannedField[]) => fields.filter(({ linked }) => !linked)

/** A line refers to records of its own tenant only. */
interface WithinTenant {
  column: PgColumn
  /** SQL that selects the id of the line’s tenant. */
  tenant: string
}

/** `bit` marks in `_given` whether a line contains an optional field. */
function plannedField(
  field: ImportField,
  bit: number,
  { table, references = {} }: ImportOptions,
  within?: WithinTenant,
) {
  const reference = references[field.key]
  if (field.kind.startsWith('reference') && !reference) {
    throw new Error(`The import needs to know what ${field.key} refers to`)
  }
  if (reference?.links) {
    const target = {
      table: reference.name.table,
      name: nameOf(reference.name),
      links: reference.links,
    }
    const own = { name: field.name, bit, owner: quoted(getTableName(table)) }
    return Object.assign(field, { bit }, linkedField(own, target))
  }
  const column = columnOf(table, field.key)
  const name = nameOf(column)
  const staged = reference ? name.replace(/_id$/, '') : name
  const compared = quoted(isNamed(field) ? `_${staged}_key` : staged)
  const target = reference && targetOf(field, reference, { staged, compared, within })
  const value = target ? `${target.alias}.id` : `incoming.${quoted(staged)}`
  const stored = `${quoted(getTableName(table))}.${quoted(name)}`
  const sought = target ? `(${target.known})` : `incoming.${compared}`
  return Object.assign(field, {
    bit,
    column: quoted(name),
    staged: quoted(staged),
    storedAs: name,
    stagedType: reference ? 'text' : column.getSQLType(),
    compared,
    same: `${isText(field) ? comparable(stored) : stored} = ${sought}`,
    value,
    stored,
    linked: undefined,
    updated: field.required
      ? value
      : `CASE WHEN incoming._given & ${bit} > 0 THEN ${value} ELSE ${stored} END`,
    target,
  })
}

function targetOf(
  field: ImportField,
  reference: ImportedReference,
  { staged, compared, within }: Omit<Renaming, 'table' | 'name'>,
) {
  const target = reference.name.table
  const [table, name] = [quoted(getTableName(target)), quoted(nameOf(reference.name))]
  const alias = quoted(`_${staged}`)
  const { isSeen } = reference
  const isSame = (row: string) =>
    [
      `${comparable(`${row}.${name}`)} = incoming.${compared}`,
      isSeen?.(`${row}.id`),
      within && `${row}.${quoted(nameOf(within.column))} = (${within.tenant})`,
    ]
      .filter(Boolean)
      .join(' AND ')
  return {
    table,
    alias,
    renamed: otherNamed(reference, { table, name, staged: quoted(staged), compared, within }),
    known: `SELECT id FROM ${table} WHERE ${isSame(table)}`,
    join: `${field.required ? 'JOIN' : 'LEFT JOIN'} ${table} AS ${alias} ON ${isSame(alias)}`,
    create: reference.create && [
      { column: name, value: quoted(staged) },
      ...Object.entries(reference.create).map(([key, valueOf]) => ({
        column: quoted(nameOf(columnOf(target, key))),
        value: valueOf(compared),
      })),
    ],
  }
}

interface Renaming {
  table: string
  name: string
  staged: string
  compared: string
  within: WithinTenant | undefined
}

/** Lines that use another name of a record get its own one, by which they are compared from then on. */
function otherNamed(
  { otherNames, isSeen }: ImportedReference,
  { table, name, staged, compared, within }: Renaming,
) {
  if (!otherNames) return undefined
  const others = otherNames.map((column) => `${table}.${quoted(nameOf(column))}`).join(', ')
  const isSeenIn = isSeen ? ` AND ${isSeen(`${table}.id`)}` : ''
  const tenant = within ? `${table}.${quoted(nameOf(within.column))}` : 'NULL'
  const isSameTenant = within ? ` AND _other._tenant = (${within.tenant})` : ''
  const isOwn = `${comparable(`${table}.${name}`)} = _other._key`
  return `
    UPDATE incoming SET ${staged} = _other.name FROM (
      SELECT DISTINCT ON (_key, _tenant) _key, ${tenant} AS _tenant, ${table}.${name} AS name FROM ${table}
      CROSS JOIN unnest(ARRAY[${others}]) AS _written CROSS JOIN ${comparable('_written')} AS _key
      WHERE _written IS NOT NULL${isSeenIn}
      ORDER BY _key, _tenant, ${table}.id
    ) AS _other
    WHERE incoming.${compared} = _other._key${isSameTenant}
      AND NOT EXISTS (SELECT FROM ${table} WHERE ${isOwn}${isSeenIn}${within ? ` AND ${tenant} = _other._tenant` : ''})`
}

function schemasOf(resource: Resource, { references = {} }: ImportOptions, keyed?: ImportField) {
  const rules = rulesOf(resource)
  const messages = messagesOf(resource)
  const shape: Record<string, z.ZodMiniType> = {}
  for (const { name, key, required, read } of importFields(resource)) {
    const reference = references[key]
    const { rule = anyName, links } = reference ?? {}
    if (!reference) shape[name] = inFile(rules[key] ?? z.unknown(), read)
    else if (links) shape[name] = namesOf(rule, read, required && messages[`${name}Required`])
    else shape[name] = required ? rule : emptyOr(rule)
  }
  const value = keyed && shape[keyed.name]
  return {
    schema: z.object(shape),
    keyedSchema: z.object({
      ...shape,
      ...(keyed && value && { [keyed.name]: z.catch(z.optional(value), undefined) }),
    }),
  }
}

const anyName = z.string().check(z.trim(), z.minLength(1), z.maxLength(255))

const inFile = (rule: z.ZodMiniType, read: ImportField['read']) =>
  read
    ? z.pipe(
        z.transform((cell: unknown) =>
          typeof cell === 'string' || typeof cell === 'number' ? (read(`${cell}`) ?? cell) : cell,
        ),
        rule,
      )
    : rule

function namesOf(rule: z.ZodMiniType, read: ImportField['read'], required: string | false = false) {
  const names = z.array(rule)
  return inFile(
    required ? names.check(z.minLength(1, required)) : z.optional(z.nullable(names)),
    read,
  )
}

const emptyOr = (rule: z.ZodMiniType) =>
  z.pipe(
    z.transform((name: unknown) => (typeof name === 'string' && !name.trim() ? null : name)),
    z.optional(z.nullable(rule)),
  )

const casing = new CasingCache('snake_case')
const nameOf = (column: PgColumn) => casing.getColumnCasing(column)
const comparable = (text: string) => `unique_text(${text})`

function columnOf(table: Table, key: string): PgColumn {
  const columns: Record<string, PgColumn | undefined> = getTableColumns(table)
  const column = columns[key]
  if (!column) throw new Error(`${getTableName(table)} has no column for ${key}`)
  return column
}
