import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { Definition, DefinitionList } from '#ui/data/definition-list.tsx'

export const group = 'data'

const COUNTS = [0, 1, 2, 3, 11, 100, 1_000_000]
const DAY = new Date(Date.UTC(2026, 10, 21, 12))

export default function LanguageExample() {
  const { t } = useTranslation('gallery')
  const format = useFormat()
  return (
    <DefinitionList>
      <Definition term={t('language.counts')}>
        {format.list(COUNTS.map((count) => t('booksFound', { count })))}
      </Definition>
      <Definition term={t('language.date')}>
        {format.date(DAY, { dateStyle: 'full', timeZone: 'UTC' })}
      </Definition>
      <Definition term={t('language.ago')}>{format.relative(-3, 'day')}</Definition>
      <Definition term={t('language.share')}>
        {format.number(0.256, { style: 'percent', maximumFractionDigits: 1 })}
      </Definition>
    </DefinitionList>
  )
}
