import type { ErrorComponentProps } from '@tanstack/react-router'
import { AdminPasskeyNeeded } from '#domains/identity/admin-passkey/index.ts'
import { useSession } from '#kit/session/index.ts'
import { ErrorScreen } from '#layouts/errors/error-screen.tsx'
import { AppFrame } from './-app-frame.tsx'

/** A user who may not enter the back office stays in the app. */
export function RefusedArea(props: ErrorComponentProps) {
  const session = useSession()
  const { adminPasskey } = session ?? {}
  const isHeldBack = adminPasskey?.until === null
  const screen = isHeldBack ? <AdminPasskeyNeeded {...adminPasskey} /> : <ErrorScreen {...props} />
  const isReader = session?.permissions.apps?.includes('app')
  return isReader ? <AppFrame>{screen}</AppFrame> : screen
}
