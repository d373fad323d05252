import { z } from 'zod/mini'
import { optionalLine, requiredLine, textMessages } from '#rules/text.ts'
import { baseName, fieldsOf, longestText, messagesOf } from './describe.ts'
import type { Field } from './fields.ts'
import type { ChangeOf, DraftOf, RecordOf, Resource, SummaryOf } from './resource.ts'

interface Schemas<R extends Resource> {
  draft: z.ZodMiniType<DraftOf<R>>
  change: z.ZodMiniType<ChangeOf<R>>
  record: z.ZodMiniType<RecordOf<R>>
  summary: z.ZodMiniType<SummaryOf<R>>
}

interface LooseSchemas {
  draft: z.ZodMiniType
  change: z.ZodMiniType
  record: z.ZodMiniType
  summary: z.ZodMiniType
}

/** The rules of a resource, the same for forms, calls and imports. */
export function schemasOf<R extends Resource>(resource: R): Schemas<R>
export function schemasOf(resource: Resource): LooseSchemas {
  const rules = rulesOf(resource)
  const optional = mapValues(rules, (rule) => z.optional(rule))
  const stored = Object.fromEntries(
    fieldsOf(resource).map(([name, field]) => [name, storedOf(field)]),
  )
  const listed = Object.fromEntries(
    Object.entries(stored).filter(([name]) => resource.fields[name]?.listed !== false),
  )
  const kept = {
    version: z.int(),
    createdAt: z.date(),
    updatedAt: z.date(),
    ...(resource.trash && { deletedAt: z.nullable(z.date()) }),
  }
  const version = z.int().check(z.positive())
  return {
    draft: z.strictObject(rules),
    change: z.strictObject({ id: z.uuid(), version, ...optional }),
    record: z.object({ id: z.uuid(), ...stored, ...kept }),
    summary: z.object({ id: z.uuid(), ...listed, ...kept }),
  }
}

const mapValues = <Value, Result>(
  record: Record<string, Value>,
  change: (value: Value) => Result,
): Record<string, Result> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))

/** What a draft may hold, by field. */
export function rulesOf(resource: Resource): Record<string, z.ZodMiniType> {
  const messages = messagesOf(resource)
  return Object.fromEntries(
    fieldsOf(resource).map(([name, field]) => [name, ruleOf(name, field, messages)]),
  )
}

function ruleOf(name: string, field: Field, messages: Record<string, string>): z.ZodMiniType {
  const base = baseName(name)
  const rule = ruleOfKind(base, field, messages)
  return field.required ? rule : z.optional(z.nullable(rule))
}

const emptyToNull = z.transform((text: string) => (text === '' ? null : text))
const severalLines = z.regex(/^([^\p{Cc}\p{Cs}]|[\n\r\t])*$/u, textMessages.controlCharacters)

function ruleOfKind(base: string, field: Field, messages: Record<string, string>): z.ZodMiniType {
  const { kind, required, max, min } = field
  const requiredMessage = messages[`${base}Required`] ?? ''
  const invalid = field.invalid?.[1] ?? messages[`${base}Invalid`] ?? ''
  const unknown = messages[`${base}Unknown`] ?? ''
  switch (kind) {
    case 'text':
      if (field.parse) return parsed(field.parse, invalid, requiredMessage)
      if (required) return requiredLine(requiredMessage, max === undefined ? {} : lineOf(max))
      return z.pipe(
        max === undefined ? optionalLine : optionalLine.check(z.maxLength(max, tooLong(max))),
        emptyToNull,
      )
    case 'longText':
      return z.pipe(
        z
          .string({ error: requiredMessage })
          .check(
            z.trim(),
            ...(required ? [z.minLength(1, requiredMessage)] : []),
            z.maxLength(max ?? longestText, messages['textTooLong']),
            severalLines,
          ),
        required ? z.transform((text: string) => text) : emptyToNull,
      )
    case 'email':
      return parsed(emailOf, invalid, requiredMessage)
    case 'url':
      return parsed(urlOf, invalid, requiredMessage)
    case 'year':
      return z.int(messages['yearInvalid']).check(
        z.minimum(-4000, messages['yearInvalid']),
        z.maximum(2200, messages['yearInvalid']),
        z.refine((value) => value !== 0, messages['yearZero']),
      )
    case 'hue':
      return z.int().check(z.minimum(0), z.maximum(359))
    case 'number':
      return z
        .number(invalid)
        .check(
          z.minimum(min ?? Number.MIN_SAFE_INTEGER, invalid),
          z.maximum(max ?? Number.MAX_SAFE_INTEGER, invalid),
        )
    case 'boolean':
      return z.boolean(invalid)
    case 'choice':
      return z.enum(field.options ?? [], { error: requiredMessage || invalid })
    case 'date':
      return z.iso.date(invalid)
    case 'reference':
      return z.uuid({ error: ({ input }) => (input ? unknown : requiredMessage || unknown) })
    case 'picture':
      return z.uuid(unknown)
  }
}

const tooLong = (max: number) => `At most ${max} characters`
const lineOf = (max: number) => ({ max, tooLong: tooLong(max) })

/** An empty text means no value. */
function parsed(parse: (text: string) => string | undefined, invalid: string, required: string) {
  return z.pipe(
    z.string({ error: required || invalid }).check(
      z.trim(),
      ...(required ? [z.minLength(1, required)] : []),
      z.refine((text) => text === '' || parse(text) !== undefined, invalid),
    ),
    z.transform((text: string) => parse(text) ?? null),
  )
}

const isOf = (schema: z.ZodMiniType, text: string) => schema.safeParse(text).success
const emailOf = (text: string) => (isOf(z.email(), text) ? text : undefined)
const urlOf = (text: string) => (isOf(z.url({ protocol: /^https?$/ }), text) ? text : undefined)

function storedOf(field: Field): z.ZodMiniType {
  const stored = storedOfKind(field)
  return field.required ? stored : z.nullable(stored)
}

function storedOfKind({ kind, options = [] }: Field): z.ZodMiniType {
  switch (kind) {
    case 'year':
    case 'hue':
      return z.int()
    case 'number':
      return z.number()
    case 'boolean':
      return z.boolean()
    case 'choice':
      return z.enum(options)
    case 'reference':
    case 'picture':
      return z.uuid()
    case 'text':
    case 'longText':
    case 'email':
    case 'url':
    case 'date':
      return z.string()
  }
}
