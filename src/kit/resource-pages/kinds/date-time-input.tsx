import { useHydrated } from '@tanstack/react-router'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import type { KindInputProps } from './form-options.ts'
import { fromLocalTime, localTimeOf } from './local-time.ts'

export function DateTimeInput(props: KindInputProps) {
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
