import type { DomainParts } from '#kit/parts/index.ts'

/** What identity adds to pages of other domains, besides its `dashboard-pieces`. */
export const identity: DomainParts = { dashboardTexts: ['identity-dashboard'] }
