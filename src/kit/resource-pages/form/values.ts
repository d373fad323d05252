import { type Field, type FieldKind, fieldsOf } from '#kit/resource/index.ts'
import type { FormScreens, Value, Values } from '../kinds/form-options.ts'

export const formFieldsOf = ({ screens: { resource }, fields }: FormScreens): readonly string[] =>
  fields ?? Object.keys(resource.fields)

export const valuesOf =
  (form: FormScreens) =>
  (record: object): Values => {
    const stored = new Map<string, unknown>(Object.entries(record))
    const fields = new Map(fieldsOf(form.screens.resource))
    return Object.fromEntries(
      formFieldsOf(form).flatMap((name) => {
        const field = fields.get(name)
        return field ? [[name, valueOf(field, stored.get(name))]] : []
      }),
    )
  }

function valueOf(field: Field, stored: unknown): Value {
  if (typeof stored === 'string') return field.format?.(stored) ?? stored
  if (typeof stored === 'number' || typeof stored === 'boolean') return stored
  if (Array.isArray(stored)) return stored.map(String)
  return emptyOf(field)
}

const textKinds: readonly FieldKind[] = ['text', 'longText', 'email', 'url']
const chosenKinds: readonly FieldKind[] = ['choice', 'date', 'dateTime', 'language', 'reference']

function emptyOf({ kind, required = false }: Field): Value {
  if (textKinds.includes(kind)) return ''
  if (kind === 'references') return []
  if (!required) return null
  if (kind === 'boolean') return false
  return chosenKinds.includes(kind) ? '' : null
}
