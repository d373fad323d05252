import type { ErrorComponentProps } from '@tanstack/react-router'
import { type ComponentType, createElement, type FunctionComponent, use } from 'react'
import { OutOfReach } from '#layouts/errors/out-of-reach.tsx'
import { atRest, createOnDemand } from '#ui/first-use/on-demand.ts'

interface Fetched {
  fetch: () => Promise<unknown>
}

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

/** With the frame of the app: fetched only where the back office is refused. */
export const RefusedArea: FunctionComponent<ErrorComponentProps> & Fetched = screenOnDemand(
  async () => (await import('./-refused-area.tsx')).RefusedArea,
)

/** A page that goes offline can't fetch the screens any more. */
export const keepErrorScreensNear = () =>
  void atRest(() => void fetchAll([ErrorScreen, NotFoundScreen]).catch(() => undefined))

export const loadErrorScreens = () => fetchAll([ErrorScreen, NotFoundScreen, RefusedArea])

const fetchAll = (screens: Fetched[]) => Promise.all(screens.map((screen) => screen.fetch()))
