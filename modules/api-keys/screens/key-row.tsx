import { KeyRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ago } from '#i18n/ago.ts'
import { useFormat } from '#i18n/use-format.ts'
import { Button } from '#ui/actions/button.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import type { Key } from '../key.ts'
import { endingOf } from './ending-of.ts'

interface KeyRowProps {
  of: Key
  readAt: number
  showsOwner?: boolean
  onRotate?: () => void
  onRevoke?: () => void
}

export function KeyRow({ of: key, readAt, showsOwner = false, onRotate, onRevoke }: KeyRowProps) {
  const { t } = useTranslation('api-keys')
  const formats = useFormat()
  const { name, start, isApp, scopes, addresses, organizationId, owner, expiresAt, lastUsedAt } =
    key
  const isOver = expiresAt !== null && expiresAt.getTime() <= readAt
  const ending = endingOf(key)
  const end = expiresAt && formats.date(expiresAt, { dateStyle: 'medium' })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-sunken text-ink-soft">
        <KeyRound aria-hidden className="size-4.5" />
      </span>
      <div className="min-w-40 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium wrap-anywhere">
          <span>
            <bdi>{name}</bdi>
          </span>
          {organizationId !== null && <Badge>{t('ofOrganization')}</Badge>}
          {isApp && <Badge tone="accent">{t('app')}</Badge>}
          {isOver && <Badge tone="warning">{t('expired')}</Badge>}
        </p>
        <p className="mt-0.5 text-sm text-ink-soft">
          {!isApp && <code dir="ltr">{start}…</code>}
          {!isApp && ' · '}
          {t('scopes', { count: scopes.length })}
          {addresses.length > 0 && ` · ${t('addresses', { count: addresses.length })}`}
        </p>
        {showsOwner && (
          <p className="text-sm wrap-anywhere text-ink-soft">
            {t('owner')} <bdi>{owner.name || owner.email}</bdi>
          </p>
        )}
        <p suppressHydrationWarning className="text-sm text-ink-faint tabular-nums">
          {lastUsedAt
            ? t('used', { when: ago(lastUsedAt.getTime(), readAt, formats) })
            : t('unused')}
          {' · '}
          {end === null ? t('endless') : t(isOver ? 'ended' : 'ends', { day: end })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {onRotate && !isApp && (
          <Button size="sm" aria-label={t('rotate.named', { name })} onClick={onRotate}>
            {t('rotate.action')}
          </Button>
        )}
        {onRevoke && (
          <Button size="sm" aria-label={t(`${ending}.named`, { name })} onClick={onRevoke}>
            {t(`${ending}.action`)}
          </Button>
        )}
      </div>
    </li>
  )
}
