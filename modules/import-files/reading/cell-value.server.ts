import { unguardFormula } from '#rules/formula-guard.ts'
import { type ImportField, isWritten } from '../import-fields.ts'

/** Validation reports a value of another kind. */
export function cellValue(field: ImportField, cell: string): unknown {
  if (isWritten(field)) return unguardFormula(cell)
  const text = cell.trim()
  if (text === '') return null
  if (field.kind === 'boolean') return booleans.get(text.toLowerCase()) ?? text
  return numberForms[field.kind]?.test(text) ? Number(text) : text
}

const booleans = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
])

const numberForms: Partial<Record<ImportField['kind'], RegExp>> = {
  year: /^-?\d{1,5}$/,
  hue: /^\d{1,3}$/,
  number: /^-?\d+(\.\d+)?$/,
}
