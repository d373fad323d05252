import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import { spokenBy } from '#i18n/languages.ts'
import { baseName, labelOf, namespaceOf, type Resource } from '#kit/resource/index.ts'

type Key = ParseKeys<'resource-pages'> | 'caption'
type FieldKey = Key extends infer K ? (K extends `${infer Group}.field` ? Group : never) : never
type Values = Record<string, unknown>

export interface ResourceTexts {
  t: (key: Key, values?: Values) => string
  tFirst: (keys: readonly string[], values?: Values) => string
  /** A text about one field: `list.set.owner` or else `list.set.field`. */
  tField: (key: FieldKey, field: string, values?: Values) => string
  label: (field: string) => string
}

export function useResourceTexts(
  resource: Pick<Resource, 'path' | 'fields' | 'texts'>,
): ResourceTexts {
  const { texts: place } = resource
  const { t: translate, i18n } = useTranslation([namespaceOf(resource), 'resource-pages'], {
    nsMode: 'fallback',
  })
  const inGroup = (key: string) => (place ? [`${place.group}.${key}`] : [])
  const placed = (key: string) => (place ? [...inGroup(key), `resource-pages:${key}`] : [key])
  const tFirst = (keys: readonly string[], values?: Values) =>
    translate(keys.flatMap(placed), { defaultValue: keys.join(' '), ...values })
  const t = (key: Key, values?: Values) => tFirst([key], values)
  function label(field: string) {
    const key = `fields.${baseName(field)}`
    const defaultValue = labelOf(field, resource.fields[field], spokenBy(i18n))
    return translate([...inGroup(key), key], { defaultValue })
  }
  return {
    t,
    tFirst,
    tField: (key, field, values) =>
      tFirst([`${key}.${baseName(field)}`, `${key}.field`], { field: label(field), ...values }),
    label,
  }
}
