import { lazyRouteComponent } from '@tanstack/react-router'
import type { DomainParts } from '#kit/parts/index.ts'

const references = () => import('./references.ts')

/** What the catalogue adds to pages of other domains. */
export const catalogue: DomainParts = {
  references: { genre: lazyRouteComponent(references, 'GenreReference') },
  prepareReferences: async (queryClient) => (await references()).prepare(queryClient),
  dashboard: {
    texts: ['catalogue-dashboard'],
    load: async () => (await import('./dashboard/dashboard-pieces.ts')).pieces,
  },
}
