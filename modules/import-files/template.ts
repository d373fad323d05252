import type { Field, Resource } from '#kit/resource/index.ts'
import { importFields } from './import-fields.ts'

interface Words {
  resource: Pick<Resource, 'fields'>
  fieldLabel: (name: string) => string
  example: (name: string) => string | undefined
}

/** One example line below the columns in the user's language. */
export function templateOf({ resource, fieldLabel, example }: Words): string[][] {
  const fields = importFields(resource)
  return [
    fields.map(({ name }) => fieldLabel(name)),
    fields.map((field) => example(field.name) ?? exampleOf(field) ?? fieldLabel(field.name)),
  ]
}

const examples: Partial<Record<Field['kind'], string>> = {
  email: 'name@example.com',
  url: 'https://example.com',
  number: '1',
  money: '12.50',
  year: '1999',
  hue: '335',
  boolean: 'true',
  date: '2026-01-31',
  dateTime: '2026-01-31T09:30:00Z',
}

function exampleOf({ kind, options, parse }: Field): string | undefined {
  // Only the resource knows its notation.
  if (parse) return ''
  return options?.[0] ?? examples[kind]
}
