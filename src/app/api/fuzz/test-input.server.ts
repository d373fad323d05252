import type { AnyProcedure } from '@orpc/server'
import fc from 'fast-check'
import * as z from 'zod/mini'

type Schema = z.core.JSONSchema.JSONSchema

type Places = (key: string) => string | undefined

type Make = (schema: Schema, key: string, places: Places) => fc.Arbitrary<unknown>

const someId = '019aa5b0-0000-7000-8000-00000000ffff'

export function inputOf(procedure: AnyProcedure, places: Places): fc.Arbitrary<unknown> {
  const schema: unknown = procedure['~orpc'].inputSchema
  if (!(schema instanceof z.core.$ZodType)) return fc.constantFrom(undefined, {})
  return valueOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), '', places)
}

export function requiredIn(procedure: AnyProcedure): string[] {
  const schema: unknown = procedure['~orpc'].inputSchema
  if (!(schema instanceof z.core.$ZodType)) return []
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).required ?? []
}

function valueOf(schema: Schema, key: string, places: Places): fc.Arbitrary<unknown> {
  const variants = schema.anyOf ?? schema.oneOf
  if (variants) return fc.oneof(...variants.map((one) => valueOf(one, key, places)))
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const make = makers[String(schema.type)]
  return make ? make(schema, key, places) : anyMoment
}

const makers: Record<string, Make> = {
  object: ({ properties = {}, required = [], additionalProperties: others }, key, places) =>
    typeof others === 'object'
      ? fc.dictionary(fc.constantFrom('title', 'name', 'x'), valueOf(others, key, places))
      : fc.record(
          Object.fromEntries(
            Object.entries(properties).map(([name, part]) => [
              name,
              valueOf(open(part), name, places),
            ]),
          ),
          { requiredKeys: required },
        ),
  array: ({ items, minItems = 0 }, key, places) =>
    fc.array(valueOf(open(items), key, places), { minLength: minItems, maxLength: minItems + 2 }),
  string: textOf,
  integer: numberOf,
  number: numberOf,
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
}

const open = (part: Schema | Schema[] | boolean | (Schema | boolean)[] | undefined): Schema =>
  typeof part === 'object' && !Array.isArray(part) ? part : {}

/** A type that JSON schema cannot express is always a date here. */
const anyMoment = fc.date({ noInvalidDate: true }).map((date) => date.toISOString())

function textOf({ format, minLength = 0, maxLength = 40 }: Schema, key: string, places: Places) {
  const known = places(key)
  if (format === 'uuid') return fc.constantFrom(known ?? someId, someId)
  const words = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 40) })
  return known === undefined ? words : fc.oneof(fc.constant(known), words)
}

function numberOf({ minimum = 1, maximum = 3 }: Schema) {
  return fc.oneof(fc.constant(1), fc.integer({ min: minimum, max: Math.min(maximum, 2 ** 31) }))
}
