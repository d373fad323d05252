import { useId, type ReactNode } from 'react'
import { Choice } from './choice.tsx'
import { FieldMessage, type FieldMessages } from './field-message.tsx'
import { RequiredMark } from './required-mark.tsx'

interface RadioGroupProps<Value extends string> extends FieldMessages {
  label: ReactNode
  value: Value | undefined
  onValueChange: (value: Value) => void
  options: readonly {
    value: Value
    label: ReactNode
    description?: ReactNode
    disabled?: boolean
  }[]
  name?: string
  required?: boolean
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, value, onValueChange, options, required, help, error } = props
  const id = useId()
  const name = props.name ?? id
  return (
    <fieldset aria-describedby={`${id}-message`}>
      <legend className="mb-2 text-sm font-medium">
        {label}
        {required && <RequiredMark />}
      </legend>
      <div className="grid gap-3 pb-1 pointer-coarse:gap-0 pointer-coarse:pb-0">
        {options.map((option) => (
          <Choice
            key={option.value}
            label={option.label}
            description={option.description}
            input={{
              type: 'radio',
              name,
              value: option.value,
              disabled: option.disabled,
              checked: option.value === value,
              onChange: () => onValueChange(option.value),
            }}
          >
            <span className="pointer-events-none size-5 rounded-full border border-line-strong bg-card transition-[border-width,border-color] duration-150 peer-checked:border-6 peer-checked:border-accent peer-hover:border-ink-faint peer-checked:peer-hover:border-accent peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent peer-disabled:opacity-55 forced-colors:peer-checked:border-[Highlight]" />
          </Choice>
        ))}
      </div>
      <FieldMessage id={`${id}-message`} help={help} error={error} />
    </fieldset>
  )
}
