import type { ErrorComponentProps } from '@tanstack/react-router'
import { type ComponentType, createElement, use } from 'react'
import { OutOfReach } from '#layouts/errors/out-of-reach.tsx'
import { createOnDemand } from '#ui/first-use/on-demand.ts'

/** How long a page rests before it fetches what it needs only when something goes wrong. */
const REST_MS = 2000

/**
 * A screen kept out of the first load of every page. If it can't be fetched, a small notice takes its place: the router's
 * own lazy components would reload the page, and without a network nothing would be left of it.
 */
function screenOnDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const screen = createOnDemand(load)
  let outcome: Promise<ComponentType<Props>> | undefined
  const come = () => (outcome ??= screen.fetch().catch(() => unreached))
  function unreached() {
    return <OutOfReach onRetry={() => (outcome = undefined)} />
  }

  // Not as JSX: which component it is, is known only now.
  const Screen = (props: Props) => createElement(screen.here() ?? use(come()), props)
  return Object.assign(Screen, { fetch: screen.fetch })
}

export const ErrorScreen = screenOnDemand<ErrorComponentProps>(
  async () => (await import('#layouts/errors/error-screen.tsx')).ErrorScreen,
)
export const NotFoundScreen = screenOnDemand(
  async () => (await import('#layouts/errors/not-found-screen.tsx')).NotFoundScreen,
)

/** Has them at hand before they are needed: a page that goes offline can't fetch them any more. */
export function keepErrorScreensNear() {
  setTimeout(() => void loadErrorScreens().catch(() => undefined), REST_MS)
}

export const loadErrorScreens = () => Promise.all([ErrorScreen.fetch(), NotFoundScreen.fetch()])
