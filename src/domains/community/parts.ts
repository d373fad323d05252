import type { DomainParts } from '#kit/parts/index.ts'

/** What the community adds to pages of other domains, besides its navigation, `home-section` and `reader-parts`. */
export const community: DomainParts = {
  loadPalette: () => import('./palette.ts'),
  loadNotifications: () => import('./community-notifications/index.ts'),
}
