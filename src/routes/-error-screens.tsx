import { lazyRouteComponent } from '@tanstack/react-router'

/** How long a page rests before it fetches what it needs only when something goes wrong. */
const REST_MS = 2000

/** Kept out of the first load of every page. */
export const ErrorScreen = lazyRouteComponent(
  () => import('#layouts/errors/error-screen.tsx'),
  'ErrorScreen',
)
export const NotFoundScreen = lazyRouteComponent(
  () => import('#layouts/errors/not-found-screen.tsx'),
  'NotFoundScreen',
)

/** Has them at hand before they are needed: a page that goes offline can't fetch them any more. */
export function keepErrorScreensNear() {
  setTimeout(() => void loadErrorScreens(), REST_MS)
}

export const loadErrorScreens = () =>
  Promise.all([ErrorScreen.preload?.(), NotFoundScreen.preload?.()])
