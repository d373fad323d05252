import { partOnDemand } from '#layouts/network/part-on-demand.ts'

export const ListFilters = partOnDemand(() => import('./list-filters.tsx'), 'ListFilters')
