import { z } from 'zod/mini'
import { optionalLine, requiredLine, severalLines } from '#rules/text.ts'
import { baseName, fieldsOf } from './describe.ts'
import type { Field, FieldKind } from './fields.ts'
import { utcOf } from './kinds/date-time.ts'
import { languageOf } from './kinds/language.ts'
import { longestText, messagesOf, tooLong } from './messages.ts'
import type { ChangeOf, DraftOf, RecordOf, Resource, SummaryOf } from './resource.ts'

interface Schemas<R extends Resource> {
  draft: z.ZodMiniType<DraftOf<R>> & { shape: RulesOf<R> }
  change: z.ZodMiniType<ChangeOf<R>>
  record: z.ZodMiniType<RecordOf<R>>
  summary: z.ZodMiniType<SummaryOf<R>>
}

type RulesOf<R extends Resource> = {
  [K in keyof R['fields']]: z.ZodMiniType<NonNullable<R['fields'][K]['types']>['draft']>
}

interface LooseSchemas {
  draft: z.ZodMiniType & { shape: Record<string, z.ZodMiniType> }
  change: z.ZodMiniType
  record: z.ZodMiniType
  summary: z.ZodMiniType
}

const known = new WeakMap<Resource, LooseSchemas>()

/** The rules of a resource, the same for forms, calls and imports. One object each: the API document names them. */
export function schemasOf<R extends Resource>(resource: R): Schemas<R>
export function schemasOf(resource: Resource): LooseSchemas {
  const schemas = known.get(resource) ?? schemasFor(resource)
  known.set(resource, schemas)
  return schemas
}

function schemasFor(resource: Resource): LooseSchemas {
  const shape = rulesOf(resource)
  const optional = mapValues(shape, (rule) => z.optional(rule))
  const stored = Object.fromEntries(
    fieldsOf(resource).map(([name, field]) => [name, storedOf(field)]),
  )
  const listed = Object.fromEntries(
    Object.entries(stored).filter(([name]) => resource.fields[name]?.listed !== false),
  )
  const kept = {
    ...(resource.metadata && metadata),
    ...(resource.trash && { deletedAt: z.nullable(z.date()) }),
  }
  const version = resource.metadata && { version: z.int().check(z.positive()) }
  return {
    draft: z.strictObject(shape),
    change: z.strictObject({ id: z.uuid(), ...version, ...optional }),
    record: z.object({ id: z.uuid(), ...stored, ...kept }),
    summary: z.object({ id: z.uuid(), ...listed, ...kept }),
  }
}

const metadata = { version: z.int(), createdAt: z.date(), updatedAt: z.date() }

const mapValues = <Value, Result>(
  record: Record<string, Value>,
  change: (value: Value) => Result,
): Record<string, Result> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))

export function rulesOf(resource: Resource): Record<string, z.ZodMiniType> {
  const messages = messagesOf(resource)
  return Object.fromEntries(
    fieldsOf(resource).map(([name, field]) => [name, ruleOf(name, field, messages)]),
  )
}

function ruleOf(name: string, field: Field, messages: Record<string, string>): z.ZodMiniType {
  const base = baseName(name)
  const rule = ruleOfKind(base, field, messages)
  if (field.required) return rule
  return z.optional(field.kind === 'references' ? rule : z.nullable(rule))
}

const emptyToNull = z.transform((text: string) => (text === '' ? null : text))

interface Wording {
  required: string
  invalid: string
  unknown: string
}

function ruleOfKind(base: string, field: Field, messages: Record<string, string>): z.ZodMiniType {
  const wording = {
    required: messages[`${base}Required`] ?? '',
    invalid: field.invalid?.[1] ?? messages[`${base}Invalid`] ?? '',
    unknown: messages[`${base}Unknown`] ?? '',
  }
  return rules[field.kind](field, wording, messages)
}

const mostReferences = 200

/** More digits are not exact in the number field of the browser. */
const largestAmount = 999_999_999_999_999

type Rule = (field: Field, wording: Wording, messages: Record<string, string>) => z.ZodMiniType

const rules: Record<FieldKind, Rule> = {
  text({ parse, required, max }, wording) {
    if (parse) return parsed(parse, wording)
    if (required) return requiredLine(wording.required, max === undefined ? {} : lineOf(max))
    const line =
      max === undefined ? optionalLine : optionalLine.check(z.maxLength(max, tooLong(max)))
    return z.pipe(line, emptyToNull)
  },
  longText: ({ required, max = longestText }, wording) =>
    z.pipe(
      z
        .string(required ? { error: wording.required } : {})
        .check(
          z.trim(),
          ...(required ? [z.minLength(1, wording.required)] : []),
          z.maxLength(max, tooLong(max)),
          severalLines,
        ),
      emptyToNull,
    ),
  email: (_, wording) => parsed(emailOf, wording),
  language: (_, wording) => parsed(languageOf, wording),
  url: (_, wording) => parsed(urlOf, wording),
  year: (_, __, { yearInvalid, yearZero }) =>
    z.int(yearInvalid).check(
      z.minimum(-4000, yearInvalid),
      z.maximum(2200, yearInvalid),
      z.refine((value) => value !== 0, yearZero),
    ),
  hue: () => z.int().check(z.minimum(0), z.maximum(359)),
  number: ({ min, max }, { invalid }) =>
    z
      .number(invalid)
      .check(
        z.minimum(min ?? Number.MIN_SAFE_INTEGER, invalid),
        z.maximum(max ?? Number.MAX_SAFE_INTEGER, invalid),
      ),
  money: ({ min = -largestAmount, max = largestAmount }, { required, invalid }) =>
    z
      .int({ error: ({ input }) => ((input ?? null) === null && required) || invalid })
      .check(z.minimum(min, invalid), z.maximum(max, invalid)),
  boolean: (_, { invalid }) => z.boolean(invalid),
  choice: ({ options = [] }, { required, invalid }) =>
    z.enum(options, { error: required || invalid }),
  date: (_, { required, invalid }) =>
    z.iso.date({ error: ({ input }) => (input ? invalid : required || invalid) }),
  dateTime: (_, { required, invalid }) =>
    z.pipe(
      z.iso
        .datetime({
          offset: true,
          error: ({ input }) => (input ? invalid : required || invalid),
          abort: true,
        })
        .check(z.refine((written) => utcOf(written) !== undefined, invalid)),
      z.transform((written: string) => utcOf(written) ?? written),
    ),
  reference: (_, { required, unknown }) =>
    z
      .uuid({ error: ({ input }) => (input ? unknown : required || unknown) })
      .check(z.toLowerCase()),
  references: ({ required: isRequired }, { required, unknown }) =>
    z.pipe(
      z
        .array(z.uuid(unknown).check(z.toLowerCase()), required || unknown)
        .check(z.minLength(isRequired ? 1 : 0, required), z.maxLength(mostReferences, unknown)),
      z.transform((ids: string[]) => [...new Set(ids)]),
    ),
  picture: (_, { unknown }) => z.uuid(unknown),
}

const lineOf = (max: number) => ({ max, tooLong: tooLong(max) })

function parsed(
  parse: (text: string) => string | undefined,
  { required, invalid }: Pick<Wording, 'required' | 'invalid'>,
) {
  return z.pipe(
    z.string(required ? { error: required } : {}).check(
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
  const stored = storedTypes[field.kind]?.(field) ?? z.string()
  return field.required || field.kind === 'references' ? stored : z.nullable(stored)
}

const storedTypes: Partial<Record<FieldKind, (field: Field) => z.ZodMiniType>> = {
  year: () => z.int(),
  hue: () => z.int(),
  number: () => z.number(),
  money: () => z.int(),
  boolean: () => z.boolean(),
  choice: ({ options = [] }) => z.enum(options),
  dateTime: () => z.iso.datetime(),
  reference: () => z.uuid(),
  references: () => z.array(z.uuid()),
  picture: () => z.uuid(),
}
