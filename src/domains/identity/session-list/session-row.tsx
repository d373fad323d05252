import type { ResourceNamespaceMap } from 'i18next'
import { Monitor, Smartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ago } from '#i18n/ago.ts'
import { useFormat } from '#i18n/use-format.ts'
import { deviceOf, PlaceText, useDeviceName } from '#kit/devices/index.ts'
import { useSetup } from '#kit/setup/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import type { ShownSession } from './shown-session.ts'

export const sessionRow = 'flex flex-wrap items-center gap-x-4 gap-y-3 py-4'

interface SessionRowProps {
  session: ShownSession
  readAt: number
  onEnd: () => void
}

export function SessionRow({ session, readAt, onEnd }: SessionRowProps) {
  const { t } = useTranslation('session-list')
  const formats = useFormat()
  const way = useWayIn(session)
  const device = useDeviceName()(session.userAgent)
  const Drawing = deviceOf(session.userAgent).isHandheld ? Smartphone : Monitor
  return (
    <li className={sessionRow}>
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-sunken text-ink-soft">
        <Drawing aria-hidden className="size-4.5" />
      </span>
      <div className="min-w-40 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
          <span>{device}</span>
          {session.current && <Badge tone="accent">{t('thisDevice')}</Badge>}
          {session.impersonated && <Badge tone="warning">{t('impersonated')}</Badge>}
        </p>
        <p suppressHydrationWarning className="mt-0.5 text-sm text-ink-soft tabular-nums">
          {t('lastSeen', { when: ago(session.lastSeenAt, readAt, formats) })}
          {' · '}
          <PlaceText address={session.ipAddress} />
        </p>
        <p suppressHydrationWarning className="text-sm text-ink-faint">
          {t('signedIn', { when: ago(session.createdAt, readAt, formats) })}
          {way && <> · {way}</>}
        </p>
      </div>
      <Button size="sm" aria-label={t('endNamed', { device })} onClick={onEnd}>
        {t('end')}
      </Button>
    </li>
  )
}

/** A provider that is no longer configured has no name. */
function useWayIn({ method }: ShownSession): string | undefined {
  const { t, i18n } = useTranslation('session-list')
  const { providers = [] } = useSetup()?.configuration ?? {}
  /** Modules name their methods by their texts. */
  const hasText = (way: string): way is keyof ResourceNamespaceMap['session-list']['by'] =>
    i18n.exists(`session-list:by.${way}`)
  if (method && hasText(method)) return t(`by.${method}`)
  const provider = providers.find(({ id }) => id === method)
  return provider && t('by.provider', { provider: provider.name })
}
