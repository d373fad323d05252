import { lazyRouteComponent } from '@tanstack/react-router'
import type { DomainParts } from '#kit/parts/index.ts'

const references = () => import('./references.ts')
const home = () => import('./home/index.ts')
const LibrarySection = lazyRouteComponent(home, 'LibrarySection')

/** What the catalogue adds to pages of other domains. */
export const catalogue: DomainParts = {
  references: { genre: lazyRouteComponent(references, 'GenreReference') },
  prepareReferences: async (queryClient) => (await references()).prepare(queryClient),
  dashboard: {
    texts: ['catalogue-dashboard'],
    load: async () => (await import('./dashboard/dashboard-pieces.ts')).pieces,
  },
  home: {
    name: 'library',
    Section: LibrarySection,
    prepare: async (context) => {
      await LibrarySection.preload?.()
      await (await home()).prepareLibrary(context)
    },
  },
  loadPalette: () => import('./palette.ts'),
}
