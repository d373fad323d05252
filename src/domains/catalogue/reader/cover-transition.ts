import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

const grid = /^\/app\/books\/?$/
const pageOfBook = /^\/app\/books\/([^/]+)$/

const bookAt = (path: string | undefined) =>
  path === undefined ? undefined : pageOfBook.exec(path)?.[1]

/**
 * Between the grid and a book, and from one book to another, the cover travels along, by whatever way one goes. Named
 * are only those that may: of the book that is being opened, and of the one that somebody has come back from.
 */
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
  // For good: a cover is still on its way when the page that sent it is gone.
  useEffect(() => addEventListener('unhandledrejection', forgiveOvertaken), [])
  return {
    cameFrom,
    nameOf: (id: string) => (id === opening || id === cameFrom ? coverName(id) : undefined),
  }
}

/** The same on both pages: the browser knows the cover by it. */
export const coverName = (id: string) => `cover-${id}`

/** Whoever goes on before a cover has arrived ends its way: the router leaves that to the browser, which calls it an error. */
function forgiveOvertaken(event: PromiseRejectionEvent) {
  const { reason } = event as { reason: unknown }
  const isOvertaken = reason instanceof DOMException && reason.name === 'AbortError'
  if (isOvertaken && /transition was skipped/i.test(reason.message)) event.preventDefault()
}

const wantsMotion = () => !matchMedia('(prefers-reduced-motion: reduce)').matches
