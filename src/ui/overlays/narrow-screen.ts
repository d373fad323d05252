import { useSyncExternalStore } from 'react'

/** Below this width, in pixels, dialogs and drawers rise from the bottom of the screen. */
const DIALOG_DRAWER_BREAKPOINT = 640

const QUERY = `(width < ${DIALOG_DRAWER_BREAKPOINT}px)`

function subscribe(onChange: () => void) {
  const query = matchMedia(QUERY)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the screen is narrow; the server, which cannot know, answers no. */
export function useNarrowScreen() {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => false,
  )
}
