import { LogIn, LogOut, type LucideIcon, MonitorX, ShieldAlert, VenetianMask } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ago } from '#i18n/ago.ts'
import { useFormat } from '#i18n/use-format.ts'
import type { OwnActivityPage } from '#kit/activity/index.ts'
import { PlaceText, useDeviceName } from '#kit/devices/index.ts'

type SignIn = OwnActivityPage['items'][number]

const icons: Record<SignIn['action'], LucideIcon> = {
  'session.start': LogIn,
  'session.end': LogOut,
  'session.revoke': MonitorX,
  'code.fail': ShieldAlert,
  'impersonation.start': VenetianMask,
  'impersonation.stop': VenetianMask,
}

interface SignInRowProps {
  signIn: SignIn
  readAt: number
}

export function SignInRow({ signIn: { action, at, after }, readAt }: SignInRowProps) {
  const { t } = useTranslation('account')
  const formats = useFormat()
  const deviceName = useDeviceName()
  const [userAgent, address] = [textOf(after?.['userAgent']), textOf(after?.['ipAddress'])]
  const Drawing = icons[action]
  const isGrave = action === 'code.fail' || action === 'impersonation.start'
  return (
    <li className="flex items-center gap-4 py-3">
      <span
        className={`grid size-9 shrink-0 place-items-center rounded-full ${isGrave ? 'bg-warning-tint text-warning' : 'bg-sunken text-ink-soft'}`}
      >
        <Drawing aria-hidden className="size-4.5" />
      </span>
      <div className="min-w-0">
        <p className="font-medium">{t(`signIns.actions.${action}`)}</p>
        <p suppressHydrationWarning className="text-sm text-ink-soft">
          <time dateTime={at.toISOString()} suppressHydrationWarning>
            {ago(at.getTime(), readAt, formats)}
          </time>
          {userAgent !== null && <> · {deviceName(userAgent)}</>}
          {address !== null && (
            <>
              {' · '}
              <PlaceText address={address} />
            </>
          )}
        </p>
      </div>
    </li>
  )
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)
