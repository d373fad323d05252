import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

function TextAnchor({ className = '', children, ...rest }: ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      className={`rounded-sm text-plum underline decoration-plum/40 underline-offset-4 hover:decoration-plum ${className}`}
    >
      {children}
    </a>
  )
}

export const TextLink = createLink(TextAnchor)
