import { createElement, type FunctionComponent } from 'react'
import { dropInput } from './held/hold.ts'
import { tellOutOfReach } from './out-of-reach.ts'

const IDLE_MS = 2000

export const atRest = (fetchAhead: () => void) =>
  setTimeout(() => {
    if (navigator.onLine) fetchAhead()
    else addEventListener('online', fetchAhead, { once: true })
  }, IDLE_MS)

export function createOnDemand<Module>(load: () => Promise<Module>) {
  let here: Module | undefined
  let coming: Promise<Module> | undefined
  let isResting = false

  const fetch = () => {
    coming ??= load().then(
      (module) => (here = module),
      (error: unknown) => {
        coming = undefined
        throw error
      },
    )
    return coming
  }
  const prepare = () => {
    if (navigator.onLine) fetch().catch(() => undefined)
  }

  /** A page that goes offline can't load the code any more. */
  const prepareAtRest = () => {
    if (isResting) return
    isResting = true
    atRest(prepare)
  }

  const require = (take: (module: Module) => void, forgo?: () => void) => {
    if (here) return take(here)
    fetch().then(take, () => {
      dropInput()
      tellOutOfReach()
      forgo?.()
    })
  }

  const part =
    <Props extends object>(of: (module: Module) => FunctionComponent<Props>) =>
    (props: Props) =>
      here ? createElement(of(here), props) : null

  return { here: () => here, fetch, prepare, prepareAtRest, require, part }
}

export type OnDemand<Module> = ReturnType<typeof createOnDemand<Module>>
