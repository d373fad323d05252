import type { ErrorComponentProps } from '@tanstack/react-router'
import { useSession } from '#kit/session/index.ts'
import { ErrorScreen } from '#layouts/errors/error-screen.tsx'
import { AppFrame } from './-app-frame.tsx'
import { adminNeedPart } from './manager/-manager-modules.ts'

/** A user who may not enter the back office stays in the app. */
export function RefusedArea(props: ErrorComponentProps) {
  const session = useSession()
  const { adminNeed } = session ?? {}
  const need = adminNeed?.until === null ? adminNeedPart(adminNeed) : undefined
  const screen = need ? <need.Screen /> : <ErrorScreen {...props} />
  const isReader = session?.permissions.apps?.includes('app')
  return isReader ? <AppFrame>{screen}</AppFrame> : screen
}
