import { useTranslation } from 'react-i18next'
import { Banner } from '#ui/feedback/banner.tsx'
import { usePageFacts } from './page-facts.ts'

export function EnvironmentBanner() {
  const { t } = useTranslation('layouts')
  const environment = usePageFacts()?.configuration.environment
  if (!environment) return null
  const { name, emoji, color } = environment
  return <Banner label={[emoji, t('environment.label', { name })].join(' ')} colour={color} />
}
