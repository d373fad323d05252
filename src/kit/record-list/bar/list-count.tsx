import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import type { Total } from '../paged-query.ts'

export function ListCount({ shown, total }: { shown: number; total: Total | undefined }) {
  const { t } = useTranslation('record-list')
  const countOf = useCount()
  return (
    <output className="block text-sm text-ink-soft tabular-nums">
      {total &&
        t('shown', { shown: countOf({ count: shown, exact: true }), total: countOf(total) })}
    </output>
  )
}

/** "1,234", or "10,000+" where counting stopped. */
export function useCount() {
  const { number } = useFormat()
  return ({ count, exact }: Total) => number(count) + (exact ? '' : '+')
}
