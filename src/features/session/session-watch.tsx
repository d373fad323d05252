import { useHydrated } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

const SessionWatcher = lazy(() => import('./session-watcher.tsx'))

/** Keeps a page's idea of who is signed in true; fetched once the page is awake. */
export function SessionWatch() {
  return (
    useHydrated() && (
      <Suspense>
        <SessionWatcher />
      </Suspense>
    )
  )
}
