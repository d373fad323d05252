import { inLanguage, type Language } from '#i18n/languages.ts'
import { baseName, fieldsOf } from './describe.ts'
import type { Field } from './fields.ts'
import type { Resource } from './resource.ts'

/** "publishedYear" becomes "Published year". */
export function labelOf(
  name: string,
  { label }: Pick<Field, 'label'> = {},
  language: Language = 'en',
): string {
  const words = baseName(name).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  const given = typeof label === 'object' ? inLanguage(label, language) : label
  return given ?? words.charAt(0).toUpperCase() + words.slice(1)
}

/** Messages of the API by the name under which the screens have their translation. */
export function messagesOf(resource: Resource): Record<string, string> {
  const own = fieldsOf(resource).flatMap(([name, field]) => messagesOfField(name, field))
  const { unique } = resource
  return Object.fromEntries([
    ...own,
    ...(unique ? [[`${baseName(unique.at)}Taken`, unique.message] as const] : []),
  ])
}

function messagesOfField(name: string, field: Field): (readonly [string, string])[] {
  const [base, label] = [baseName(name), labelOf(name, field)]
  const required = field.required ? [[`${base}Required`, `${label} is required`] as const] : []
  return [...required, ...messagesOfKind(base, label, field)]
}

function messagesOfKind(base: string, label: string, field: Field): (readonly [string, string])[] {
  const { kind, invalid, max } = field
  if (kind === 'reference' || kind === 'references') {
    return [[`${base}Unknown`, `${label} not found`]]
  }
  if (kind === 'picture') return [[`${base}Unknown`, 'Picture not found']]
  if (kind === 'year') {
    return [
      ['yearInvalid', 'Year is invalid'],
      ['yearZero', 'There’s no year 0. For 1 BC, enter -1'],
    ]
  }
  if (kind === 'longText') return [[`${base}TooLong`, tooLong(max ?? longestText)]]
  if (kind === 'text' && !field.parse) {
    return max === undefined ? [] : [[`${base}TooLong`, tooLong(max)]]
  }
  return [invalid ?? [`${base}Invalid`, `${label} is invalid`]]
}

export const longestText = 5000

export const tooLong = (max: number) => `At most ${max} characters`
