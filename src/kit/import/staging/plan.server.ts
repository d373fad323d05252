import { getTableColumns, getTableName } from 'drizzle-orm'
import { CasingCache } from 'drizzle-orm/casing'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { escapeIdentifier as quoted } from 'pg'
import { z } from 'zod/mini'
import { messagesOf, type Resource, rulesOf } from '../../resource/index.ts'
import { type ImportField, importFields, isNamed } from '../import-fields.ts'
import type { ImportedReference, ImportOptions } from '../import-options.server.ts'

/** An imported field and its columns, by their quoted names. */
export interface PlannedField extends ImportField {
  column: string
  /** In the staging table, where a reference is the name of its record. */
  staged: string
  stagedType: string
  /** What lines are compared by: the unique form of a text, or the value itself. */
  compared: string
  isUnique: boolean
  /** For an optional field: the bit of `_given` that says whether a line contains it. */
  bit: number | undefined
  reference: PlannedReference | undefined
}

export interface PlannedReference {
  table: string
  name: string
  /** The alias of the table in joins. */
  alias: string
  /** The other columns of a record that the import creates, with their SQL. */
  create: { column: string; value: string }[] | undefined
}

export interface CreatedReference {
  field: PlannedField
  reference: PlannedReference
  columns: { column: string; value: string }[]
}

type LineSchema = z.ZodMiniObject<Record<string, z.ZodMiniType>>

export interface Plan {
  resource: Resource
  table: string
  fields: PlannedField[]
  keyed: (PlannedField & { message: string }) | undefined
  messages: Record<string, string>
  /** Validates the values of one line, by the names of the fields. */
  schema: LineSchema
  /** For a line that names its keyed field by key: the field may be missing or invalid. */
  keyedSchema: LineSchema
}

const casing = new CasingCache('snake_case')
const nameOf = (column: PgColumn) => casing.getColumnCasing(column)

export function planOf(resource: Resource, options: ImportOptions): Plan {
  const { table, references = {} } = options
  const columns: Record<string, PgColumn | undefined> = getTableColumns(table)
  let optional = 0
  const fields = importFields(resource).map((field): PlannedField => {
    const column = columns[field.key]
    if (!column) throw new Error(`${getTableName(table)} has no column for ${field.key}`)
    const reference = references[field.key]
    if (field.kind === 'reference' && !reference) {
      throw new Error(`The import needs to know what ${field.key} refers to`)
    }
    const staged = reference ? nameOf(column).replace(/_id$/, '') : nameOf(column)
    return Object.assign(field, {
      column: quoted(nameOf(column)),
      staged: quoted(staged),
      stagedType: reference ? 'text' : column.getSQLType(),
      compared: quoted(isNamed(field) ? `_${staged}_key` : staged),
      isUnique: resource.unique?.fields.includes(field.key) ?? false,
      bit: field.required ? undefined : 2 ** optional++,
      reference: reference && plannedReference(staged, reference),
    })
  })
  const messages = messagesOf(resource)
  const rules = rulesOf(resource)
  const lineRules = Object.fromEntries(
    fields.map(({ name, key, required }) => {
      const { rule = rules[key] } = references[key] ?? {}
      if (!rule) throw new Error(`No rule for ${key}`)
      return [name, references[key] && !required ? emptyOr(rule) : rule] as const
    }),
  )
  const keyed = fields.find(({ key }) => key === options.keyed?.field)
  const keyedRule = keyed && lineRules[keyed.name]
  return {
    resource,
    table: quoted(getTableName(table)),
    fields,
    keyed: keyed && { ...keyed, message: options.keyed?.message ?? '' },
    messages,
    schema: z.object(lineRules),
    keyedSchema: z.object({
      ...lineRules,
      ...(keyed && keyedRule && { [keyed.name]: z.catch(z.optional(keyedRule), undefined) }),
    }),
  }
}

/** An empty name means no record. */
const emptyOr = (rule: z.ZodMiniType) =>
  z.pipe(
    z.transform((value: unknown) =>
      typeof value === 'string' && value.trim() === '' ? null : value,
    ),
    z.optional(z.nullable(rule)),
  )

function plannedReference(staged: string, { name, create }: ImportedReference): PlannedReference {
  const columns: Record<string, PgColumn | undefined> = getTableColumns(name.table)
  return {
    table: quoted(getTableName(name.table)),
    name: quoted(nameOf(name)),
    alias: quoted(`_${staged}`),
    create:
      create &&
      Object.entries(create).map(([field, valueOf]) => {
        const column = columns[field]
        if (!column) throw new Error(`${getTableName(name.table)} has no column ${field}`)
        return { column: quoted(nameOf(column)), value: valueOf(quoted(`_${staged}_key`)) }
      }),
  }
}

export const createdReferences = ({ fields }: Plan): CreatedReference[] =>
  fields.flatMap((field) => {
    const { reference } = field
    return reference?.create ? [{ field, reference, columns: reference.create }] : []
  })
