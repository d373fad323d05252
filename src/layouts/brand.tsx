import { Link } from '@tanstack/react-router'
import { product } from '#rules/product.ts'

interface BrandProps {
  to: '/login' | '/app' | '/manager/dashboard'
  iconOnly?: boolean
}

export function Brand({ to, iconOnly = false }: BrandProps) {
  return (
    <Link
      to={to}
      className="inline-flex max-w-full min-w-0 items-center gap-2.5 rounded-sm px-1 font-serif text-xl font-semibold tracking-tight text-ink pointer-coarse:min-h-11"
    >
      <svg viewBox="0 0 24 28" aria-hidden className="h-7 w-6 shrink-0">
        <rect width="24" height="28" rx="3" className="fill-accent" />
        <rect x="4" y="4" width="16" height="20" rx="1" className="fill-card" />
        <path
          d={product.initial}
          className="fill-none stroke-accent stroke-2 [stroke-miterlimit:2]"
        />
      </svg>
      <span className={iconOnly ? 'sr-only' : 'truncate'}>{product.name}</span>
    </Link>
  )
}
