import type { ComponentProps, MouseEvent } from 'react'
import { buttonLook, type ButtonSize, type ButtonVariant } from './button-look.ts'
import { Spinner } from './spinner.tsx'

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  size?: ButtonSize
  pending?: boolean
  pendingLabel?: string
}

export function Button({
  variant = 'secondary',
  size = 'md',
  pending = false,
  pendingLabel,
  type = 'button',
  className = '',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <>
      <button
        {...rest}
        type={type}
        // `disabled` would drop the focus, and `aria-disabled` alone would still submit the form.
        aria-busy={pending ? true : undefined}
        aria-disabled={pending ? true : rest['aria-disabled']}
        onClick={pending ? ignore : onClick}
        className={`${buttonLook(variant, size)} ${className}`}
      >
        {pending ? (
          <>
            <span className="inline-flex items-center gap-2 opacity-0">{children}</span>
            <Spinner />
          </>
        ) : (
          children
        )}
      </button>
      {pendingLabel && <output className="sr-only">{pending && pendingLabel}</output>}
    </>
  )
}

function ignore(event: MouseEvent) {
  event.preventDefault()
}
