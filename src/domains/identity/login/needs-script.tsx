import { useTranslation } from 'react-i18next'

/** For a browser without JavaScript: what works on these pages, and what does not. */
export function NeedsScript() {
  const { t } = useTranslation('login')
  return (
    <noscript>
      <p className="mt-6 text-sm text-ink-soft">{t('noScript')}</p>
    </noscript>
  )
}
