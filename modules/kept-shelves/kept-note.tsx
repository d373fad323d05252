import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'

export function KeptNote({ keptAt }: { keptAt: string }) {
  const { t } = useTranslation('shelves')
  const { date } = useFormat()
  const when = date(new Date(keptAt), { dateStyle: 'medium', timeStyle: 'short' })
  return <p className="mb-4 text-ink-soft">{t('kept.shown', { when })}</p>
}
