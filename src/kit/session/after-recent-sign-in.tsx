import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useParts } from '#kit/parts/index.ts'
import { useRefreshSession, useSession } from './use-session.ts'

interface AfterRecentSignInProps {
  /** Whether the dialog of a sensitive act is wanted. The address says it, so that signing in leads back to it. */
  open: boolean
  onDismiss: () => void
  /** The dialog, which opens once the sign-in is recent. Getting older while it is open does not close it. */
  children: (isOpen: boolean) => ReactNode
}

/** Asks for a fresh sign-in before the dialog of a sensitive act is filled in. The server decides again when it is done. */
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
      <Suspense>{state === 'old' && <SignInAgainDialog onDismiss={onDismiss} />}</Suspense>
    </>
  )
}

/** Null is the server's word. A time that is over by this clock, which may be wrong, is a reason to ask the server. */
function stateFor(recentUntil: Date | null | undefined) {
  if (recentUntil === null) return 'old'
  return recentUntil && recentUntil.getTime() <= Date.now() ? 'unsure' : 'open'
}
