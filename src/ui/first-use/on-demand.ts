import { createElement, type FunctionComponent } from 'react'
import { tellOutOfReach } from './out-of-reach.ts'

/** How long a page rests before it fetches what its next touch may ask for. */
export const REST_MS = 2000

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
  const prepare = () => void fetch().catch(() => undefined)

  /** For whoever offers it: a page that goes offline can't fetch it any more. */
  const prepareAtRest = () => {
    if (isResting) return
    isResting = true
    setTimeout(prepare, REST_MS)
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
