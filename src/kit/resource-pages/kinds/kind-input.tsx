import { useHydrated } from '@tanstack/react-router'
import { type ComponentType, useMemo } from 'react'
import { useFormat } from '#i18n/use-format.ts'
import { useLanguage } from '#i18n/use-language.ts'
import {
  decimalOf,
  digitsOf,
  type FieldKind,
  fieldOf,
  languageCodes,
  minorUnitsOf,
} from '#kit/resource/index.ts'
import { Combobox } from '#ui/fields/combobox.tsx'
import { Field } from '#ui/fields/field.tsx'
import { AmountInput } from '#ui/fields/parts/amount-input.tsx'
import { MultiCombobox } from '#ui/fields/parts/multi-combobox.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { itemsOf } from '../reference-chooser.tsx'
import { useResourceTexts } from '../use-resource-texts.ts'
import type { KindInputProps } from './form-options.ts'
import { fromLocalTime, localTimeOf } from './local-time.ts'

const inputs: Partial<Record<FieldKind, ComponentType<KindInputProps>>> = {
  money: MoneyInput,
  dateTime: DateTimeInput,
  language: LanguageInput,
  references: ReferencesInput,
}

export function KindInput(props: KindInputProps) {
  const Input = inputs[fieldOf(props.resource, props.name).kind]
  return Input && <Input {...props} />
}

function DateTimeInput(props: KindInputProps) {
  const { name, label, required, error, value, onChange } = props
  const isHere = useHydrated()
  return (
    <Field label={label} required={required} error={error}>
      <TextInput
        type="datetime-local"
        name={name}
        value={isHere && typeof value === 'string' ? localTimeOf(value) : ''}
        onChange={({ target }) => onChange(fromLocalTime(target.value) ?? (required ? '' : null))}
      />
    </Field>
  )
}

function LanguageInput(props: KindInputProps) {
  const { resource, name, label, required, error, value, onChange } = props
  const { tField } = useResourceTexts(resource)
  const { language } = useLanguage()
  const format = useFormat()
  const items = useMemo(
    () =>
      languageCodes()
        .map((code) => ({ value: code, label: format.language(code) }))
        .toSorted((one, other) => one.label.localeCompare(other.label, language)),
    [format, language],
  )
  return (
    <Field label={label} required={required} error={error}>
      <Combobox
        name={name}
        items={items}
        value={items.find((item) => item.value === value) ?? null}
        onValueChange={(item) => onChange(item?.value ?? (required ? '' : null))}
        placeholder={tField('form.find', name)}
        emptyText={tField('form.none', name)}
        clearLabel={tField('form.clear', name)}
        openLabel={tField('form.showAll', name)}
      />
    </Field>
  )
}

function MoneyInput(props: KindInputProps) {
  const { resource, name, label, required, error, value, onChange } = props
  const { language } = useLanguage()
  const { currency = '' } = fieldOf(resource, name)
  return (
    <Field label={label} required={required} error={error}>
      <AmountInput
        name={name}
        value={typeof value === 'number' ? Number(decimalOf(value, currency)) : null}
        onValueChange={(amount) => {
          const decimal = amount?.toFixed(digitsOf(currency)) ?? ''
          onChange(minorUnitsOf(decimal, currency) ?? null)
        }}
        locale={language}
        format={{ style: 'currency', currency }}
      />
    </Field>
  )
}

function ReferencesInput(props: KindInputProps) {
  const { resource, name, label, required, error, value, onChange, options } = props
  const { t, tField } = useResourceTexts(resource)
  const items = itemsOf(options)
  const ids = Array.isArray(value) ? value.map(String) : []
  return (
    <Field label={label} required={required} error={error}>
      <MultiCombobox
        name={name}
        items={items}
        value={ids.flatMap((id) => items.find((item) => item.value === id) ?? [])}
        onValueChange={(chosen) => onChange(chosen.map((item) => item.value))}
        placeholder={tField('form.find', name)}
        emptyText={tField('form.none', name)}
        openLabel={tField('form.showAll', name)}
        removeLabel={(item) => t('form.remove', { name: item.label })}
      />
    </Field>
  )
}
