import { useTranslation } from 'react-i18next'
import { useSetup } from '#kit/setup/index.ts'

export function NeedsScript() {
  const { t } = useTranslation('login')
  const { hasCodes = true } = useSetup()?.configuration ?? {}
  return (
    <noscript>
      <p className="mt-6 text-sm text-ink-soft">{t(hasCodes ? 'noScript' : 'noScriptOrCode')}</p>
    </noscript>
  )
}
