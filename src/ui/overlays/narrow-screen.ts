import { useSyncExternalStore } from 'react'

/** In pixels. Below this width, dialogs and drawers rise from the bottom of the screen. */
const DIALOG_DRAWER_BREAKPOINT = 640

const QUERY = `(width < ${DIALOG_DRAWER_BREAKPOINT}px)`

function subscribe(onChange: () => void) {
  const query = matchMedia(QUERY)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** The server cannot know the width and answers false. */
export function useNarrowScreen() {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => false,
  )
}
