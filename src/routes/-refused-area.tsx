import type { ErrorComponentProps } from '@tanstack/react-router'
import { useSession } from '#kit/session/index.ts'
import { ErrorScreen } from '#layouts/errors/error-screen.tsx'
import { AppFrame } from './-app-frame.tsx'

/** A user who may not enter the back office stays in the app. */
export function RefusedArea(props: ErrorComponentProps) {
  const screen = <ErrorScreen {...props} />
  const isReader = useSession()?.permissions.apps?.includes('app')
  return isReader ? <AppFrame>{screen}</AppFrame> : screen
}
