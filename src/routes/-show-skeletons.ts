import type { RegisteredRouter } from '@tanstack/react-router'

/** A search within a page keeps the page: a skeleton in its place would take the focus of the field. */
export function showSkeletonOfNewPages(router: RegisteredRouter) {
  const { defaultPendingMs } = router.options
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    router.options.defaultPendingMs = pathChanged ? defaultPendingMs : Infinity
  })
}
