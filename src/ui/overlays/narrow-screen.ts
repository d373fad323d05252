import { useSyncExternalStore } from 'react'

const DIALOG_DRAWER_BREAKPOINT_PX = 640

const QUERY = `(width < ${DIALOG_DRAWER_BREAKPOINT_PX}px)`

function subscribe(onChange: () => void) {
  const query = matchMedia(QUERY)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

export function useNarrowScreen() {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => false,
  )
}
