import { partOnDemand } from '#layouts/network/part-on-demand.ts'

export const ListViews = partOnDemand(() => import('./screens/list-views.tsx'), 'ListViews')
