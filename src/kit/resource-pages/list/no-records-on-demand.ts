import { partOnDemand } from '#layouts/network/part-on-demand.ts'

export const NoRecords = partOnDemand(() => import('./no-records.tsx'), 'NoRecords')
export const NothingYet = partOnDemand(() => import('./nothing-yet.tsx'), 'NothingYet')
