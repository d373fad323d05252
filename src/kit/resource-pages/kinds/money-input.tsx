import { useLanguage } from '#i18n/use-language.ts'
import { decimalOf, digitsOf, fieldOf, minorUnitsOf } from '#kit/resource/index.ts'
import { Field } from '#ui/fields/field.tsx'
import { AmountInput } from '#ui/fields/parts/amount-input.tsx'
import type { KindInputProps } from './form-options.ts'

export function MoneyInput(props: KindInputProps) {
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
