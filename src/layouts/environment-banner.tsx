import { useTranslation } from 'react-i18next'
import { useSetup } from '#features/setup/index.ts'
import { Banner } from '#ui/feedback/banner.tsx'

/** Tells a trial from the real library; shown where an environment is named. */
export function EnvironmentBanner() {
  const { t } = useTranslation('layouts')
  const environment = useSetup()?.configuration.environment
  if (!environment) return null
  const { name, emoji, color } = environment
  return <Banner label={[emoji, t('environment.label', { name })].join(' ')} colour={color} />
}
