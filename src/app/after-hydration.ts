import type { RegisteredRouter } from '@tanstack/react-router'
import type { AfterHydration } from '#kit/parts/index.ts'
import { followTheme } from '#layouts/display/follow-theme.ts'
import { tellNavigation } from '#layouts/navigation/tell-navigation.ts'
import { showSkeletonOfNewPages } from '#routes/-show-skeletons.ts'

const ofModules = Object.values(
  import.meta.glob<AfterHydration>('../../modules/*/module.after-hydration.ts', {
    import: 'default',
    eager: true,
  }),
)

export function start(router: RegisteredRouter) {
  followTheme()
  tellNavigation(router)
  showSkeletonOfNewPages(router)
  for (const one of ofModules) one.start(router)
}

export async function forgetUser() {
  for (const one of ofModules) await one.forgetUser?.()
}
