import { useId, type ReactNode } from 'react'
import { FieldContext } from './field-control.ts'
import { FieldMessage, type FieldMessages } from './field-message.tsx'
import { RequiredMark } from './required-mark.tsx'

interface FieldProps extends FieldMessages {
  label: ReactNode
  required?: boolean
  children: ReactNode
}

export function Field({ label, required, help, error, children }: FieldProps) {
  const id = useId()
  const labelId = `${id}-label`
  const messageId = `${id}-message`
  return (
    <FieldContext
      value={{
        id,
        'aria-labelledby': labelId,
        'aria-describedby': messageId,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      }}
    >
      <div className="min-w-0">
        <label id={labelId} htmlFor={id} className="mb-1.5 block w-fit text-sm font-medium">
          {label}
          {required && <RequiredMark />}
        </label>
        {children}
        <FieldMessage id={messageId} help={help} error={error} />
      </div>
    </FieldContext>
  )
}
