import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useParts } from '#kit/parts/index.ts'
import { useRefreshSession, useSession } from './use-session.ts'

interface AfterRecentSignInProps {
  open: boolean
  onDismiss: () => void
  children: (isOpen: boolean) => ReactNode
}

export function AfterRecentSignIn({ open, onDismiss, children }: AfterRecentSignInProps) {
  const { SignInAgainDialog } = useParts()
  const session = useSession()
  const refresh = useRefreshSession()
  const [wasOpen, setWasOpen] = useState(false)
  const [state, setState] = useState<'closed' | 'open' | 'unsure' | 'old'>('closed')
  if (open !== wasOpen) {
    setWasOpen(open)
    setState(open ? stateFor(session?.recentUntil) : 'closed')
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
