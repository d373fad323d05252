import type { RegisteredRouter } from '@tanstack/react-router'
import { focusOnArrival } from './focus-on-arrival.ts'

/** How long, in milliseconds, a title rests before it is read out: a record's page has two, one after the other. */
const REST_MS = 150

/** A step to another page is told to those who don't see it: focus goes to what is new, and its title is read out. */
export function tellNavigation(router: RegisteredRouter) {
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (fromLocation && pathChanged && !toLocation.hash) focusOnMain()
  })
  readOutTitles()
}

/** Where somebody is at work in the page already, as in its tabs or in a field that took the focus, they stay. */
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
