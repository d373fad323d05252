import { onlineManager } from '@tanstack/react-query'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PublicError } from '#platform/errors/public-error.ts'
import { OUT_OF_REACH } from '#rules/out-of-reach.ts'
import { Button } from '#ui/actions/button.tsx'
import { ErrorPage } from '#ui/feedback/error-page.tsx'
import { MainUnlessFramed } from '../main.tsx'
import { useReturn } from '../network/use-return.ts'
import { lookForServer } from '../network/watch-reach.ts'
import { NotFoundScreen } from './not-found-screen.tsx'
import { ProblemId } from './problem-id.tsx'
import { WayOut } from './way-out.tsx'

/** Specification 2. */
const RETRY_DELAY_MS = 600

const RELOADED = 'errors.reloaded'

export function ErrorScreen({ error }: ErrorComponentProps) {
  const { t } = useTranslation(['layouts', 'common'])
  const { status, requestId } = factsOf(error)
  const isOffline = useOffline(error)
  const kind = isOffline ? 'offline' : kindOf(status)
  if (status === 404) return <NotFoundScreen />
  return (
    <MainUnlessFramed>
      <ErrorPage
        code={status ? String(status) : '…'}
        title={t(`errors.${kind}`)}
        text={t(`errors.${kind}Text`)}
        actions={
          <>
            {kind !== 'forbidden' && <TryAgain />}
            <WayOut />
          </>
        }
        note={kind !== 'offline' && <ProblemId of={requestId} />}
      >
        <ErrorMessage message={error instanceof Error ? error.message : String(error)} />
      </ErrorPage>
    </MainUnlessFramed>
  )
}

function factsOf(error: unknown): { status?: number; requestId?: string } {
  return error instanceof Error ? (error as Partial<PublicError>) : {}
}

function kindOf(status: number | undefined) {
  if (status === 403) return 'forbidden'
  if (status === 503) return 'unavailable'
  return status === 500 ? 'server' : 'unknown'
}

/** If the server is reachable, a new version is deployed, so the page reloads. */
function useOffline(error: unknown) {
  const isUnreached = error instanceof Error && error.name === OUT_OF_REACH
  const [isOffline, setOffline] = useState(() => isUnreached && !onlineManager.isOnline())
  useReturn(isOffline)
  useEffect(() => {
    if (!isUnreached) return
    const message = error.message
    void lookForServer().then(() => {
      if (!onlineManager.isOnline()) setOffline(true)
      else if (isFirstReload(message)) location.reload()
    })
  }, [isUnreached, error])
  return isOffline
}

/** Prevents a reload loop for a page that keeps failing. */
function isFirstReload(reason: string) {
  try {
    if (sessionStorage.getItem(RELOADED) === reason) return false
    sessionStorage.setItem(RELOADED, reason)
    return true
  } catch {
    return false
  }
}

function TryAgain() {
  const { t } = useTranslation(['layouts', 'common'])
  const router = useRouter()
  const [retrying, setRetrying] = useState(false)

  async function retry() {
    setRetrying(true)
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
    await router.invalidate()
    setRetrying(false)
  }

  return (
    <Button variant="primary" disabled={retrying} onClick={() => void retry()}>
      {retrying ? t('errors.retrying') : t('common:actions.tryAgain')}
    </Button>
  )
}

function ErrorMessage({ message }: { message: string }) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="-ms-3"
        aria-expanded={shown}
        onClick={() => setShown(!shown)}
      >
        {shown ? t('actions.hideError') : t('actions.showError')}
      </Button>
      {shown && (
        <pre
          dir="ltr"
          className="mt-3 max-w-full rounded-md bg-sunken p-4 text-sm whitespace-pre-wrap text-ink-soft"
        >
          {message}
        </pre>
      )}
    </>
  )
}
