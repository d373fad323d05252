import type { DomainParts } from '#kit/parts/index.ts'

/** What identity adds to pages of other domains. */
export const identity: DomainParts = {
  dashboard: {
    texts: ['identity-dashboard'],
    load: async () => (await import('./dashboard/dashboard-pieces.ts')).pieces,
  },
}
