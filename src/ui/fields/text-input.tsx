import type { ComponentProps } from 'react'
import { controlHeight, controlLook } from '../theme/control-look.ts'
import { useFieldControl } from './field-control.ts'

type TextInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  type?: 'text' | 'email' | 'url' | 'tel' | 'date' | 'datetime-local'
}

/** Addresses and numbers run left to right in every language. */
export function TextInput({ type = 'text', className = '', ...rest }: TextInputProps) {
  const control = useFieldControl()
  const side = type === 'text' ? undefined : ({ dir: 'ltr', look: 'rtl:text-end' } as const)
  return (
    <input
      dir={side?.dir}
      {...control}
      {...rest}
      type={type}
      className={`px-3 ${side?.look ?? ''} ${controlLook} ${controlHeight} ${className}`}
    />
  )
}
