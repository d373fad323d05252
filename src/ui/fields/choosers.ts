import { createOnDemand } from '../first-use/on-demand.ts'

/** What opens a list to choose from. */
export const choosers = createOnDemand(() => import('./parts/choosers.ts'))
