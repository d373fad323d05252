import type { DomainParts } from '#kit/parts/index.ts'
import type { Resources } from '#kit/resource-pages/index.ts'
import { partOnDemand } from '#layouts/network/part-on-demand.ts'

const references = () => import('./references.ts')

/** What the catalogue adds to pages of other domains, besides its navigation, `home-section` and `dashboard-pieces`. */
export const catalogue: DomainParts & { resources: Resources } = {
  references: { genre: partOnDemand(references, 'GenreReference') },
  prepareReferences: async (queryClient) => (await references()).prepare(queryClient),
  dashboardTexts: ['catalogue-dashboard'],
  /** By path: the screens of resources without route files. */
  resources: {},
  loadPalette: () => import('./palette.ts'),
}
