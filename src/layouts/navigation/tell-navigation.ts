import type { RegisteredRouter } from '@tanstack/react-router'
import { focusOnArrival } from './focus-on-arrival.ts'

/** In milliseconds. Waits for the final title: a record's page sets two in succession. */
const REST_MS = 150

/** Tells screen reader users of a navigation: focuses the main element and announces the title. */
export function tellNavigation(router: RegisteredRouter) {
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (fromLocation && pathChanged && !toLocation.hash) focusOnMain()
  })
  readOutTitles()
}

/** Keeps a focus that is already inside the page, for example in its tabs or an autofocused field. */
function focusOnMain() {
  const main = document.getElementById('main')
  if (main?.contains(document.activeElement)) return
  focusOnArrival(main)
}

function readOutTitles() {
  const region = document.createElement('p')
  region.className = 'sr-only'
  region.setAttribute('aria-live', 'polite')
  document.body.append(region)

  let known = document.title
  let timer: ReturnType<typeof setTimeout>
  const titles = new MutationObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (document.title === known) return
      known = document.title
      region.textContent = known
    }, REST_MS)
  })
  titles.observe(document.head, { childList: true, characterData: true, subtree: true })
}
