export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'icon'

const BASE =
  'relative inline-flex shrink-0 cursor-pointer items-center justify-center gap-2 rounded-md border text-sm font-medium whitespace-nowrap select-none transition-colors duration-150 not-disabled:not-aria-disabled:active:translate-y-px disabled:cursor-default disabled:opacity-55 aria-disabled:cursor-default aria-disabled:not-aria-busy:opacity-55 forced-colors:disabled:text-[GrayText] [&>svg]:size-4 [&>svg]:shrink-0 print:hidden'

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border-line bg-card text-ink hover:border-line-strong hover:bg-hover',
  quiet: 'border-transparent text-ink-soft hover:bg-hover hover:text-ink',
  danger: 'border-transparent bg-danger text-on-danger hover:bg-danger-strong',
}

const SIZES: Record<ButtonSize, string> = {
  sm: 'h-8 px-3 pointer-coarse:h-11',
  md: 'h-10 px-4 pointer-coarse:h-11',
  icon: 'size-10 pointer-coarse:size-11 [&>svg]:size-5',
}

export function buttonLook(variant: ButtonVariant, size: ButtonSize): string {
  return `${BASE} ${VARIANTS[variant]} ${SIZES[size]}`
}
