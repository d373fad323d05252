import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import type { PieceProps } from '#kit/dashboard/index.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { BarRows } from '#ui/data/bar-rows.tsx'
import { Card } from '#ui/data/card.tsx'
import { hueColours } from '#ui/theme/hue.ts'

const plum = 335

export function ZeroResultSearches({ of: { fruitlessSearches: searches } }: PieceProps) {
  const { t } = useTranslation('catalogue-dashboard')
  const { number } = useFormat()
  if (!searches) return null
  return (
    <Card title={t('zeroResults.title')} description={t('zeroResults.text')}>
      {searches.length === 0 ? (
        <p className="text-ink-soft">{t('zeroResults.none')}</p>
      ) : (
        <BarRows
          label={t('zeroResults.title')}
          headers={{ name: t('zeroResults.term'), value: t('zeroResults.count') }}
          rows={searches.map(({ term, count }) => ({
            id: term,
            name: (
              <TextLink to="/manager/books" search={{ searchTerm: term }}>
                <bdi>{term}</bdi>
              </TextLink>
            ),
            value: count,
            style: hueColours(plum),
          }))}
          most={searches[0]?.count ?? 0}
          number={number}
        />
      )}
    </Card>
  )
}
