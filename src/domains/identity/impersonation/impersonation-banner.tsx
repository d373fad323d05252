import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useCountdown } from '#domains/identity/login/index.ts'
import { useFormat } from '#i18n/use-format.ts'
import { ProblemText } from '#kit/problems/index.ts'
import { authCall, useSession, useSessionChanged } from '#kit/session/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { useAct } from '#ui/actions/use-act.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { toast } from '#ui/feedback/toast.ts'

export function ImpersonationBanner() {
  const session = useSession()
  if (!session?.impersonatedBy) return null
  return <ActingAs user={session.user} until={session.impersonatedBy.until} />
}

interface ActingAsProps {
  user: { id: string; name: string; email: string }
  until: Date
}

function ActingAs({ user, until }: ActingAsProps) {
  const { t } = useTranslation('layouts')
  const router = useRouter()
  const sessionChanged = useSessionChanged()
  const goBack = (reloadDocument = false) =>
    router.navigate({ to: '/manager/users/$id', params: { id: user.id }, reloadDocument })
  const stop = useAct(async () => {
    await authCall('/admin/stop-impersonating', {})
    const session = await sessionChanged()
    await goBack(session === undefined)
  })
  useTimeUp(until, async () => {
    const next = await sessionChanged()
    if (!next || next.impersonatedBy) return
    toast.info(t('impersonation.over'))
    await goBack()
  })

  return (
    <Banner
      isSticky
      colour="var(--danger)"
      label={t('impersonation.label', { name: `\u2068${user.name || user.email}\u2069` })}
      action={
        <Button size="sm" pending={stop.isPending} onClick={() => stop.start()}>
          {t('impersonation.stop')}
        </Button>
      }
    >
      {stop.error ? (
        <span role="alert" className="text-danger">
          <ProblemText error={stop.error} />
        </span>
      ) : (
        <TimeLeft until={until} />
      )}
    </Banner>
  )
}

/** A screen reader reads it on focus, without an announcement each second. */
function TimeLeft({ until }: { until: Date }) {
  const { t } = useTranslation('layouts')
  const { number } = useFormat()
  const seconds = useCountdown(until.getTime())
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  const time = `${number(minutes)}:${number(rest, { minimumIntegerDigits: 2 })}`
  return (
    <span role="timer" className="whitespace-nowrap text-ink-soft tabular-nums">
      {seconds > 0 && t('impersonation.left', { time })}
    </span>
  )
}

/** The server's clock can be behind the browser's. */
const RETRY_MS = 5000

function useTimeUp(moment: Date, look: () => Promise<unknown>) {
  const lookOnce = useEffectEvent(() => {
    look().catch(() => undefined)
  })
  const at = moment.getTime()

  useEffect(() => {
    let timer = setTimeout(lookAgain, Math.max(0, at - Date.now()))
    function lookAgain() {
      lookOnce()
      timer = setTimeout(lookAgain, RETRY_MS)
    }
    return () => clearTimeout(timer)
  }, [at])
}
