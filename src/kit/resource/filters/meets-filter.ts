import { type Filter, formOf } from './filter.ts'
import { valuesIn } from './values.ts'

interface Compared {
  wanted: string | boolean
  record: Record<string, unknown>
}

/** Whether a changed record stays in the list at once; of other forms, the next answer of the server tells. */
export function meetsFilter({ field, kind }: Filter, { wanted, record }: Compared): boolean {
  const value = record[field]
  const form = formOf({ kind })
  if (value === undefined) return true
  if (form === 'flag') return value === wanted
  if (form === 'picture') return (value === null) === (wanted === 'none')
  if (form !== 'values') return true
  return valuesIn(`${wanted}`).some((one) => [value].flat().includes(one))
}
