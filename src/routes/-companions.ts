import type { RegisteredRouter } from '@tanstack/react-router'
import { keepWorker } from '#domains/operations/install/index.ts'
import { followTheme } from '#layouts/display/follow-theme.ts'
import { tellNavigation } from '#layouts/navigation/tell-navigation.ts'

export function accompany(router: RegisteredRouter) {
  followTheme()
  tellNavigation(router)
  void keepWorker(router.options.context.i18n)
}
