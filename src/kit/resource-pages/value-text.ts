import { useFormat } from '#i18n/use-format.ts'
import { yearText } from '#i18n/year-text.ts'
import { fieldOf, type Field, type FieldKind, type Resource } from '#kit/resource/index.ts'
import type { ResourceTexts } from './use-resource-texts.ts'

interface Shown {
  name: string
  field: Field
  format: ReturnType<typeof useFormat>
  texts: ResourceTexts
}

type ValueText = (value: unknown, shown: Shown) => string

const plain: ValueText = (value, { field }) =>
  typeof value === 'string' ? (field.format?.(value) ?? value) : ''

const ofNumber =
  (text: (value: number, shown: Shown) => string): ValueText =>
  (value, shown) =>
    typeof value === 'number' ? text(value, shown) : ''

const valueTexts: Partial<Record<FieldKind, ValueText>> = {
  number: ofNumber((value, { format }) => format.number(value)),
  year: ofNumber((value, { format }) => yearText(value, format)),
  hue: ofNumber((value, { format }) => `${format.number(value)}°`),
  boolean: (value, { texts }) => texts.t(value === true ? 'values.yes' : 'values.no'),
  choice: (value, { name, texts }) => texts.tFirst([`choices.${name}.${String(value)}`]),
  date: (value, { format }) =>
    format.date(new Date(String(value)), { dateStyle: 'medium', timeZone: 'UTC' }),
}

export type LooseChoiceTexts = Record<string, ((value: string) => string) | undefined>

export function useValueText(
  resource: Resource,
  texts: ResourceTexts,
  choiceTexts: LooseChoiceTexts = {},
) {
  const format = useFormat()
  return (name: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return ''
    const field = fieldOf(resource, name)
    const own = choiceTexts[name]
    if (own && typeof value === 'string') return own(value)
    if (field.show) return field.show(value, format)
    return (valueTexts[field.kind] ?? plain)(value, { name, field, format, texts })
  }
}
