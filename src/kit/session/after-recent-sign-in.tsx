import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useParts } from '#kit/parts/index.ts'
import { useSetup } from '#kit/setup/index.ts'
import { useRefreshSession } from './use-session.ts'

interface AfterRecentSignInProps {
  open: boolean
  onDismiss: () => void
  children: (isOpen: boolean) => ReactNode
}

export function AfterRecentSignIn({ open, onDismiss, children }: AfterRecentSignInProps) {
  const { SignInAgainDialog } = useParts()
  const { session, configuration } = useSetup() ?? {}
  const refresh = useRefreshSession()
  const [wasOpen, setWasOpen] = useState(false)
  const [state, setState] = useState<'closed' | 'open' | 'unsure' | 'old'>('closed')
  if (open !== wasOpen) {
    setWasOpen(open)
    // A demo refuses the act itself, and its visitors can't sign in again.
    const opened = configuration?.demoMode ? 'open' : stateFor(session?.recentUntil)
    setState(open ? opened : 'closed')
  }

  const askServer = useEffectEvent(() => {
    const decide = (next: 'open' | 'old') => setState((now) => (now === 'unsure' ? next : now))
    refresh().then(
      (found) => decide(found?.recentUntil === null ? 'old' : 'open'),
      () => decide('open'),
    )
  })
  useEffect(() => {
    if (state === 'unsure') askServer()
  }, [state])

  return (
    <>
      {children(state === 'open')}
      <Suspense>
        {state === 'old' && (
          <SignInAgainDialog onDismiss={onDismiss} onSignedIn={() => setState('open')} />
        )}
      </Suspense>
    </>
  )
}

/** Null comes from the server. An expired time only triggers a request, since the client's clock may be wrong. */
function stateFor(recentUntil: Date | null | undefined) {
  if (recentUntil === null) return 'old'
  return recentUntil && recentUntil.getTime() <= Date.now() ? 'unsure' : 'open'
}
