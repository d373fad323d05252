import type { ComponentProps } from 'react'
import { controlLook } from '../theme/control-look.ts'
import { useFieldControl } from './field-control.ts'

interface TextAreaProps extends ComponentProps<'textarea'> {
  value: string
  /** Not enforced: a pasted text that is too long is not cut off. */
  maxLength?: number
  count?: (length: number, maxLength: number) => string
}

const ANNOUNCED_FROM_SHARE = 0.9

export function TextArea({
  maxLength,
  count = plainCount,
  className = '',
  ...rest
}: TextAreaProps) {
  const length = rest.value.length
  return (
    <>
      <textarea
        rows={3}
        {...useFieldControl()}
        {...rest}
        className={`block field-sizing-content max-h-96 min-h-20 resize-y px-3 py-2 leading-6 ${controlLook} ${className}`}
      />
      {maxLength !== undefined && (
        <output
          aria-live={length >= maxLength * ANNOUNCED_FROM_SHARE ? 'polite' : 'off'}
          className={`mt-1 block text-end text-xs tabular-nums ${length > maxLength ? 'text-danger' : 'text-ink-faint'}`}
        >
          {count(length, maxLength)}
        </output>
      )}
    </>
  )
}

function plainCount(length: number, maxLength: number) {
  return `${length} / ${maxLength}`
}
