import type { ComponentProps } from 'react'
import { Button } from './button.tsx'

interface IconButtonProps extends Omit<ComponentProps<typeof Button>, 'size' | 'aria-label'> {
  /** What it does, for those who don't see the icon. */
  label: string
}

export function IconButton({ label, variant = 'quiet', ...rest }: IconButtonProps) {
  return <Button {...rest} variant={variant} size="icon" aria-label={label} />
}
