import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

interface BrandProps {
  to: '/login' | '/app' | '/manager/dashboard'
  iconOnly?: boolean
}

export function Brand({ to, iconOnly = false }: BrandProps) {
  const { t } = useTranslation()
  return (
    <Link
      to={to}
      className="inline-flex items-center gap-2.5 rounded-sm px-1 font-serif text-xl font-semibold tracking-tight text-ink pointer-coarse:min-h-11"
    >
      <svg viewBox="0 0 24 28" aria-hidden className="h-7 w-6 shrink-0">
        <rect width="24" height="28" rx="3" className="fill-accent" />
        <rect x="4" y="4" width="16" height="20" rx="1" className="fill-card" />
        <path d="M9 8h6v2h-2v8h2v2H9v-2h2v-8H9z" className="fill-accent" />
      </svg>
      <span className={iconOnly ? 'sr-only' : undefined}>{t('productName')}</span>
    </Link>
  )
}
