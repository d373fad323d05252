import { createElement, type FunctionComponent } from 'react'
import { tellOutOfReach } from './out-of-reach.ts'

/** How long a page rests before it fetches what its next touch may ask for. */
const REST_MS = 2000

/** Once the page rests, or is back on the network. */
export const atRest = (fetchAhead: () => void) =>
  setTimeout(() => {
    if (navigator.onLine) fetchAhead()
    else addEventListener('online', fetchAhead, { once: true })
  }, REST_MS)

/** Code that no page waits for: it comes when a hand or the focus is near, at the latest when it is used. */
export function createOnDemand<Module>(load: () => Promise<Module>) {
  let here: Module | undefined
  let coming: Promise<Module> | undefined
  let isResting = false

  const fetch = () => {
    coming ??= load().then(
      (module) => (here = module),
      (error: unknown) => {
        // The next one who wants it asks again.
        coming = undefined
        throw error
      },
    )
    return coming
  }
  const prepare = () => {
    if (navigator.onLine) fetch().catch(() => undefined)
  }

  /** For whoever offers it: a page that goes offline can't fetch it any more. */
  const prepareAtRest = () => {
    if (isResting) return
    isResting = true
    atRest(prepare)
  }

  /** At once where it is here; out of reach, the person is told. */
  const require = (take: (module: Module) => void, forgo?: () => void) => {
    if (here) return take(here)
    fetch().then(take, () => {
      tellOutOfReach()
      forgo?.()
    })
  }

  /** A component that stands within what came on demand, and so is never drawn before it. */
  const part =
    <Props extends object>(of: (module: Module) => FunctionComponent<Props>) =>
    (props: Props) =>
      here ? createElement(of(here), props) : null

  return { here: () => here, fetch, prepare, prepareAtRest, require, part }
}

export type OnDemand<Module> = ReturnType<typeof createOnDemand<Module>>
