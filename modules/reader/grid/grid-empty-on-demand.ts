import { partOnDemand } from '#layouts/network/part-on-demand.ts'

export const GridEmpty = partOnDemand(() => import('./grid-empty.tsx'), 'GridEmpty')
