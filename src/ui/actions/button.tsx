import type { ComponentProps } from 'react'
import { buttonLook, type ButtonSize, type ButtonVariant } from './button-look.ts'
import { Spinner } from './spinner.tsx'

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Work is under way: the button keeps its width, shows it and takes no second press. */
  pending?: boolean
}

export function Button({
  variant = 'secondary',
  size = 'md',
  pending = false,
  type = 'button',
  disabled,
  className = '',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
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
  )
}
