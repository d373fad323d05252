import type { ErrorComponentProps } from '@tanstack/react-router'
import { type ComponentType, createElement, use } from 'react'
import { OutOfReach } from '#layouts/errors/out-of-reach.tsx'
import { atRest, createOnDemand } from '#ui/first-use/on-demand.ts'

/** The router's own lazy components would reload the page when the import fails, and offline the page would be lost. */
function screenOnDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const screen = createOnDemand(load)
  let outcome: Promise<ComponentType<Props>> | undefined
  const come = () => (outcome ??= screen.fetch().catch(() => unreached))
  function unreached() {
    return <OutOfReach onRetry={() => (outcome = undefined)} />
  }

  // Not JSX: the component is known only at render time.
  const Screen = (props: Props) => createElement(screen.here() ?? use(come()), props)
  return Object.assign(Screen, { fetch: screen.fetch })
}

export const ErrorScreen = screenOnDemand<ErrorComponentProps>(
  async () => (await import('#layouts/errors/error-screen.tsx')).ErrorScreen,
)
export const NotFoundScreen = screenOnDemand(
  async () => (await import('#layouts/errors/not-found-screen.tsx')).NotFoundScreen,
)

/** A page that goes offline can't fetch the screens any more. */
export const keepErrorScreensNear = () =>
  void atRest(() => void loadErrorScreens().catch(() => undefined))

export const loadErrorScreens = () => Promise.all([ErrorScreen.fetch(), NotFoundScreen.fetch()])
