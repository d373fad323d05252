import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PublicError } from '#server/http/errors/public-error.ts'
import { Button } from '#ui/actions/button.tsx'
import { ErrorPage } from '#ui/feedback/error-page.tsx'
import { MainUnlessFramed } from '../main.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import { ProblemId } from './problem-id.tsx'
import { WayOut } from './way-out.tsx'

/** How long Try Again waits before it loads the route again (specification 2). */
const RETRY_DELAY_MS = 600

/** What went wrong, in general words; the error itself can be unfolded. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const { t } = useTranslation(['layouts', 'common'])
  const { status, requestId } = factsOf(error)
  const [kind] = useState(() => kindOf(status))
  useReturnOnline(kind === 'offline')
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

type Kind = 'forbidden' | 'unavailable' | 'offline' | 'server' | 'unknown'

function kindOf(status: number | undefined): Kind {
  if (status === 403) return 'forbidden'
  if (status === 503) return 'unavailable'
  // The code of a page that was never here cannot come now. What a server draws has a status.
  if (status === undefined && !navigator.onLine) return 'offline'
  return status === 500 ? 'server' : 'unknown'
}

/** What could not come off the network comes by itself, like a page that could not. */
function useReturnOnline(isAwaited: boolean) {
  useEffect(() => {
    if (!isAwaited) return undefined
    const reload = () => location.reload()
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [isAwaited])
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
