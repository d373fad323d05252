import type { ComponentProps, ReactNode } from 'react'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'

interface TextFieldProps<Name extends string> extends Pick<
  ComponentProps<typeof TextInput>,
  'type' | 'autoCapitalize' | 'spellCheck' | 'enterKeyHint' | 'readOnly'
> {
  form: {
    values: Record<Name, string>
    set: (part: Record<Name, string>) => void
    mistakeIn: (name: Name) => string | undefined
  }
  name: Name
  label: ReactNode
  required?: boolean
  help?: ReactNode
  wordsFor: (mistake: string | undefined) => ReactNode
  onText?: (text: string) => void
}

export function TextField<Name extends string>(props: TextFieldProps<Name>): ReactNode
export function TextField({
  form,
  name,
  label,
  required,
  help,
  wordsFor,
  type = 'text',
  onText,
  ...input
}: TextFieldProps<string>) {
  return (
    <Field label={label} required={required} help={help} error={wordsFor(form.mistakeIn(name))}>
      <TextInput
        {...input}
        {...(type === 'email' ? { type, inputMode: 'email' } : { type, dir: 'auto' })}
        name={name}
        autoComplete="off"
        value={form.values[name]}
        onChange={({ target: { value } }) => (onText ? onText(value) : form.set({ [name]: value }))}
      />
    </Field>
  )
}
