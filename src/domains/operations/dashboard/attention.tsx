import { useTranslation } from 'react-i18next'
import type { Dashboard, DashboardPieces } from '#kit/dashboard/index.ts'
import { Card } from '#ui/data/card.tsx'
import { inOrder } from './in-order.ts'

interface AttentionProps {
  of: Dashboard
  pieces: DashboardPieces[]
}

export function Attention({ of, pieces }: AttentionProps) {
  const { t } = useTranslation('dashboard')
  const items = inOrder(pieces.flatMap(({ attention = [] }) => attention)).filter(
    ({ count }) => count(of) > 0,
  )
  return (
    <Card title={t('attention.title')}>
      {items.length === 0 ? (
        <p className="text-ink-soft">{t('attention.none')}</p>
      ) : (
        <ul className="-my-3 divide-y divide-line">
          {items.map(({ order, Show }) => (
            <Show key={order} of={of} />
          ))}
        </ul>
      )}
    </Card>
  )
}
