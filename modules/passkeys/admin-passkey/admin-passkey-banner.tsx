import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { useSession } from '#kit/session/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'

const DAY_MS = 24 * 3600_000

export function AdminPasskeyBanner() {
  const { t } = useTranslation('admin-passkey')
  const navigate = useNavigate()
  const formats = useFormat()
  const [now] = useState(() => Date.now())
  const { code, until } = useSession()?.adminNeed ?? {}
  if (!until) return null
  const days = Math.ceil((until.getTime() - now) / DAY_MS)
  return (
    <Banner
      label={t('banner')}
      action={
        // Not a link: the one that skips to the content comes first.
        <Button size="sm" onClick={() => void navigate({ to: '/manager/account' })}>
          {t('add')}
        </Button>
      }
    >
      <span suppressHydrationWarning>
        {code === 'PASSKEY_REQUIRED'
          ? t('grace', { count: Math.max(1, days) })
          : t('excused', {
              until: formats.date(until, { dateStyle: 'medium', timeStyle: 'short' }),
            })}
      </span>
    </Banner>
  )
}
