import { Fingerprint } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ago } from '#i18n/ago.ts'
import { useFormat } from '#i18n/use-format.ts'
import { Button } from '#ui/actions/button.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import type { Passkey } from '../sign-in/passkeys.queries.ts'

interface PasskeyRowProps {
  of: Passkey
  readAt: number
  onRename: () => void
  onRemove: () => void
}

export function PasskeyRow({ of: passkey, readAt, onRename, onRemove }: PasskeyRowProps) {
  const { t } = useTranslation('passkeys')
  const formats = useFormat()
  const { name, isSynced, createdAt, lastUsedAt } = passkey
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-sunken text-ink-soft">
        <Fingerprint aria-hidden className="size-4.5" />
      </span>
      <div className="min-w-40 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium wrap-anywhere">
          <bdi>{name}</bdi>
          {isSynced && <Badge>{t('synced')}</Badge>}
        </p>
        <p suppressHydrationWarning className="text-sm text-ink-soft tabular-nums">
          {lastUsedAt
            ? t('used', { when: ago(lastUsedAt.getTime(), readAt, formats) })
            : t('unused')}
          {' · '}
          {t('since', { day: formats.date(createdAt, { dateStyle: 'medium' }) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" aria-label={t('rename.named', { name })} onClick={onRename}>
          {t('rename.action')}
        </Button>
        <Button size="sm" aria-label={t('remove.named', { name })} onClick={onRemove}>
          {t('remove.action')}
        </Button>
      </div>
    </li>
  )
}
