import { baseName, fieldOf } from '../describe.ts'
import type { Field } from '../fields.ts'
import type { Resource } from '../resource.ts'
import { areDays, areRecent } from './days.ts'
import { type Filter, type FilterForm, formOf, takesSeveral } from './filter.ts'
import { areNumbers } from './range.ts'
import { listOfValues, valuesIn } from './values.ts'

type Described = Pick<Resource, 'fields' | 'filters'>

/** The values that a list understands; '' if there are none. */
export function knownPart(resource: Described, filter: Filter, text: string): string {
  if (!takesSeveral(filter)) return forms[formOf(filter)]?.(text) ? text : ''
  return listOfValues(valuesIn(text).filter((value) => isKnownValue(resource, filter, value)))
}

const forms: Partial<Record<FilterForm, (text: string) => boolean>> = {
  range: areNumbers,
  days: areDays,
  moments: (text) => areRecent(text) || areDays(text),
  flag: (text) => text === 'true' || text === 'false',
  picture: (text) => text === 'none' || text === 'some',
}

function isKnownValue(resource: Described, { field, kind }: Filter, value: string): boolean {
  if (kind === 'missing') return missingValues(resource).includes(value)
  if (kind === 'language') return /^[a-z]{2,3}$/.test(value)
  const { options }: Pick<Field, 'options'> = fieldOf(resource, field)
  return !options || options.includes(value)
}

/** Complete records lack no value. */
export const complete = 'none'

const missingValues = ({ filters }: Described) => [
  complete,
  ...(filters?.missing ?? []).map(baseName),
]
