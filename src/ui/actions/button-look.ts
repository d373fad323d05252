export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'icon'

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  quiet: 'button-quiet',
  danger: 'button-danger',
}

const SIZES: Record<ButtonSize, string> = { sm: 'button-sm', md: 'button-md', icon: 'button-icon' }

export function buttonLook(variant: ButtonVariant, size: ButtonSize): string {
  return `button ${VARIANTS[variant]} ${SIZES[size]}`
}
