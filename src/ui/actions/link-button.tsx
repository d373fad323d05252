import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { buttonLook, type ButtonSize, type ButtonVariant } from './button-look.ts'

interface AnchorProps extends ComponentProps<'a'> {
  variant?: ButtonVariant
  size?: ButtonSize
}

function ButtonAnchor({
  variant = 'secondary',
  size = 'md',
  className = '',
  children,
  ...rest
}: AnchorProps) {
  return (
    <a {...rest} className={`${buttonLook(variant, size)} ${className}`}>
      {children}
    </a>
  )
}

export const LinkButton = createLink(ButtonAnchor)
