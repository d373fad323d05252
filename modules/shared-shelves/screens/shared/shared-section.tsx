import { useTranslation } from 'react-i18next'
import { SharedShelves } from './shared-shelves.tsx'

export function SharedSection() {
  const { t } = useTranslation('shelves')
  return (
    <section className="mt-12">
      <h2 className="text-2xl font-medium">{t('shared.title')}</h2>
      <p className="mt-1 mb-4 text-ink-soft">{t('shared.text')}</p>
      <SharedShelves />
    </section>
  )
}
