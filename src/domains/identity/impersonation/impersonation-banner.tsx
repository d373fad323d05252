import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ProblemText } from '#kit/problems/index.ts'
import { authCall, useSession, useSessionChanged } from '#kit/session/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { useAct } from '#ui/actions/use-act.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { TimeLeft } from './time-left.tsx'
import { useTimeUp } from './use-time-up.ts'

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
