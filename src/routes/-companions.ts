import type { RegisteredRouter } from '@tanstack/react-router'
import { keepWorker } from '#domains/operations/install/index.ts'
import { rememberVisits } from '#kit/commands/recent/remember-visits.ts'
import { fetchKeptPages } from '#kit/offline/index.ts'
import { followTheme } from '#layouts/display/follow-theme.ts'
import { tellNavigation } from '#layouts/navigation/tell-navigation.ts'
import { atRest } from '#ui/first-use/on-demand.ts'
import { forgetKeptAfterSession } from './-forget-kept.ts'
import { showSkeletonOfNewPages } from './-show-skeletons.ts'

export function accompany(router: RegisteredRouter) {
  followTheme()
  tellNavigation(router)
  forgetKeptAfterSession(router)
  rememberVisits(router)
  showSkeletonOfNewPages(router)
  // The next page tries again.
  atRest(() => void fetchKeptPages(router).catch(() => undefined))
  void keepWorker(router.options.context.i18n)
}
