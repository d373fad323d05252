import { lazyRouteComponent } from '@tanstack/react-router'
import type { DomainParts } from '#kit/parts/index.ts'

const references = () => import('./references.ts')

/** What the catalogue adds to pages of other domains, besides its navigation, `home-section` and `dashboard-pieces`. */
export const catalogue: DomainParts = {
  references: { genre: lazyRouteComponent(references, 'GenreReference') },
  prepareReferences: async (queryClient) => (await references()).prepare(queryClient),
  dashboardTexts: ['catalogue-dashboard'],
  prepareHome: async (context) => (await import('./home/index.ts')).prepareLibrary(context),
  loadPalette: () => import('./palette.ts'),
}
