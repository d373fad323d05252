import { z } from 'zod/mini'
import { type Resource, rulesOf } from '#kit/resource/index.ts'
import { type ColumnFields, type ImportField, importFields } from '../import-fields.ts'
import { cellValue } from '../reading/cell-value.server.ts'
import type { SampleColumn } from '../reading/sample.ts'

/** Kinds whose values hardly any other field has, the most distinct first. */
const distinctKinds = ['email', 'url', 'dateTime', 'date', 'choice', 'boolean', 'year']

const fourDigits = /^[1-9]\d{3}$/

export function matchByContent(
  resource: Resource,
  columns: SampleColumn[],
  matched: ColumnFields,
): ColumnFields {
  const rules = rulesOf(resource)
  const result = [...matched]
  for (const field of distinctFields(resource)) {
    if (result.includes(field.name)) continue
    const fits = (value: string) =>
      (field.kind !== 'year' || fourDigits.test(value.trim())) &&
      z.safeParse(rules[field.key] ?? z.never(), cellValue(field, value)).success
    const at = columns.findIndex(
      ({ values }, place) =>
        !result[place] && values.length > 0 && 2 * values.filter(fits).length >= values.length,
    )
    if (at !== -1) result[at] = field.name
  }
  return result
}

const distinctFields = (resource: Resource): ImportField[] =>
  importFields(resource)
    .filter((field) => rankOf(field) > -2)
    .toSorted((one, other) => rankOf(one) - rankOf(other))

function rankOf({ kind, parse }: ImportField): number {
  if (parse) return -1
  const rank = distinctKinds.indexOf(kind)
  return rank === -1 ? -2 : rank
}
