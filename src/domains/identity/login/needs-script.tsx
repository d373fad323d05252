import { useTranslation } from 'react-i18next'

export function NeedsScript() {
  const { t } = useTranslation('login')
  return (
    <noscript>
      <p className="mt-6 text-sm text-ink-soft">{t('noScript')}</p>
    </noscript>
  )
}
