import type { RegisteredRouter } from '@tanstack/react-router'
import { keepWorker } from '#domains/operations/install/index.ts'
import { rememberVisits } from '#kit/commands/recent/remember-visits.ts'
import { followTheme } from '#layouts/display/follow-theme.ts'
import { tellNavigation } from '#layouts/navigation/tell-navigation.ts'
import { forgetKeptAfterSession } from './-forget-kept.ts'
import { showSkeletonOfNewPages } from './-show-skeletons.ts'

export function accompany(router: RegisteredRouter) {
  followTheme()
  tellNavigation(router)
  forgetKeptAfterSession(router)
  rememberVisits(router)
  showSkeletonOfNewPages(router)
  void keepWorker(router.options.context.i18n)
}
