import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { RowIcon } from '#ui/actions/row-icon.tsx'

export function OwnRating({ rating, className = '' }: { rating: number; className?: string }) {
  const { t } = useTranslation('shelves')
  const { number } = useFormat()
  return (
    <span
      className={`inline-flex items-center gap-0.5 text-xs/5 text-ink-soft tabular-nums ${className}`}
    >
      <RowIcon shape="star" className="size-3.5 fill-current text-accent" />
      <span aria-hidden>{number(rating)}</span>
      <span className="sr-only">{t('rated', { rating })}</span>
    </span>
  )
}
