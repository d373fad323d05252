import type { RegisteredRouter } from '@tanstack/react-router'
import { announce, prepareAnnouncements } from './announce.ts'
import { focusOnArrival } from './focus-on-arrival.ts'

/** A record's page sets two titles in succession; the last one is announced. */
const REST_MS = 150

export function tellNavigation(router: RegisteredRouter) {
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (fromLocation && pathChanged && !toLocation.hash) focusOnMain()
  })
  readOutTitles()
}

/** A focus inside the page stays, for example in its tabs or an autofocused field. */
function focusOnMain() {
  const main = document.getElementById('main')
  if (main?.contains(document.activeElement)) return
  focusOnArrival(main)
}

function readOutTitles() {
  prepareAnnouncements()
  let known = document.title
  let timer: ReturnType<typeof setTimeout>
  const titles = new MutationObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (document.title === known) return
      known = document.title
      announce(known)
    }, REST_MS)
  })
  titles.observe(document.head, { childList: true, characterData: true, subtree: true })
}
