import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSetup } from '#kit/setup/index.ts'

export function DeveloperHint({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('login')
  if (!useSetup()?.configuration.mailbox) return null
  return (
    <div className="mt-8 rounded-md bg-sunken px-4 py-3 text-sm text-ink-soft">
      {children}
      <a
        href="/dev/mailbox"
        target="mailbox"
        className="inline-flex items-center rounded-sm text-accent underline underline-offset-4 pointer-coarse:min-h-11"
      >
        {t('mailbox')}
      </a>
    </div>
  )
}
