import { useTranslation } from 'react-i18next'
import { SkipLink } from '#ui/navigation/skip-link.tsx'

export const group = 'navigation'

export default function SkipLinkExample() {
  const { t } = useTranslation('gallery')
  return (
    <>
      <SkipLink label={t('skipLink.label')} target="skip-link" />
      <p className="text-sm text-ink-soft">{t('skipLink.hint')}</p>
    </>
  )
}
