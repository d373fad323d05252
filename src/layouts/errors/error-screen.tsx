import { onlineManager } from '@tanstack/react-query'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PublicError } from '#platform/http/errors/public-error.ts'
import { Button } from '#ui/actions/button.tsx'
import { ErrorPage } from '#ui/feedback/error-page.tsx'
import { MainUnlessFramed } from '../main.tsx'
import { OUT_OF_REACH } from '../network/unreached.ts'
import { useReturn } from '../network/use-return.ts'
import { lookForServer } from '../network/watch-reach.ts'
import { NotFoundScreen } from './not-found-screen.tsx'
import { ProblemId } from './problem-id.tsx'
import { WayOut } from './way-out.tsx'

/** How long Try Again waits before it loads the route again (specification 2). */
const RETRY_DELAY_MS = 600

/** Where the tab remembers why it was reloaded last. */
const RELOADED = 'errors.reloaded'

/** What went wrong, in general words; the error itself can be unfolded. */
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

/** Errors that crossed from the server carry a status and the id of their request; those of the browser carry neither. */
function factsOf(error: unknown): { status?: number; requestId?: string } {
  return error instanceof Error ? (error as Partial<PublicError>) : {}
}

function kindOf(status: number | undefined) {
  if (status === 403) return 'forbidden'
  if (status === 503) return 'unavailable'
  return status === 500 ? 'server' : 'unknown'
}

/**
 * Whether the page could not be fetched. Where it is the network, it comes back with it; where the server is reached, a newer
 * version has taken the place of this one, and the page is loaded from it.
 */
function useOffline(error: unknown) {
  const isUnreached = error instanceof Error && error.name === OUT_OF_REACH
  const [isOffline, setOffline] = useState(() => isUnreached && !onlineManager.isOnline())
  useReturn(isOffline)
  useEffect(() => {
    if (!isUnreached) return
    const told = error.message
    void lookForServer().then(() => {
      if (!onlineManager.isOnline()) setOffline(true)
      else if (isFirstReload(told)) location.reload()
    })
  }, [isUnreached, error])
  return isOffline
}

/** A page that is broken for good is not loaded over and over. */
function isFirstReload(reason: string) {
  try {
    if (sessionStorage.getItem(RELOADED) === reason) return false
    sessionStorage.setItem(RELOADED, reason)
    return true
  } catch {
    // A browser may forbid storage: then nothing says whether it has been tried.
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
