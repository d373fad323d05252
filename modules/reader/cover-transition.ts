import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

const grid = /^\/app\/books\/?$/
const pageOfBook = /^\/app\/books\/([^/]+)$/

const bookAt = (path: string | undefined) =>
  path === undefined ? undefined : pageOfBook.exec(path)?.[1]

export function useCoverTransition() {
  const router = useRouter()
  const opening = useRouterState({ select: ({ location }) => bookAt(location.pathname) })
  const [cameFrom] = useState(() => bookAt(router.state.resolvedLocation?.pathname))

  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation, pathChanged }) => {
        const ends = [fromLocation?.pathname ?? '', toLocation.pathname]
        const travels = ends.every((path) => grid.test(path) || pageOfBook.test(path))
        if (pathChanged && travels && wantsMotion()) router.shouldViewTransition = true
      }),
    [router],
  )
  // Never removed: a transition may still run after its page unmounts.
  useEffect(() => addEventListener('unhandledrejection', forgiveOvertaken), [])
  return {
    cameFrom,
    nameOf: (id: string) => (id === opening || id === cameFrom ? coverName(id) : undefined),
  }
}

export const coverName = (id: string) => `cover-${id}`

/** A navigation during a transition skips it, and the router leaves the browser's rejected promise unhandled. */
function forgiveOvertaken(event: PromiseRejectionEvent) {
  const { reason } = event as { reason: unknown }
  const isOvertaken = reason instanceof DOMException && reason.name === 'AbortError'
  if (isOvertaken && /transition was skipped/i.test(reason.message)) event.preventDefault()
}

const wantsMotion = () => !matchMedia('(prefers-reduced-motion: reduce)').matches
