import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

function TextAnchor({ className = '', children, ...rest }: ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      className={`rounded-sm text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent ${className}`}
    >
      {children}
    </a>
  )
}

export const TextLink = createLink(TextAnchor)
