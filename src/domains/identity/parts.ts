import type { DomainParts } from '#kit/parts/index.ts'

export const identity: DomainParts = {
  dashboardTexts: ['identity-dashboard'],
  loadNotifications: () => import('./identity-notifications/index.ts'),
}
