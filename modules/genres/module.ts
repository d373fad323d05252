import { defineModule } from '#kit/features/index.ts'
import { partOnDemand } from '#layouts/network/part-on-demand.ts'

const references = () => import('./references.ts')

export default defineModule({
  references: { genre: partOnDemand(references, 'GenreReference') },
  prepareReferences: async (queryClient) => (await references()).prepare(queryClient),
})
