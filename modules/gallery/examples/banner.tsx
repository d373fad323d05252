import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'

export const group = 'feedback'

export default function BannerExample() {
  const { t } = useTranslation('gallery')
  return (
    <div className="-mx-5 grid gap-4 sm:-mx-6">
      <Banner label={t('banner.environment')}>{t('banner.environmentText')}</Banner>
      <Banner label={t('banner.demo')} colour="gold">
        {t('banner.demoText')}
      </Banner>
      <Banner
        label={t('banner.impersonation')}
        colour="var(--danger)"
        action={<Button size="sm">{t('banner.stop')}</Button>}
      >
        {t('banner.impersonationText')}
      </Banner>
    </div>
  )
}
