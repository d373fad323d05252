import { createOnDemand } from '../first-use/on-demand.ts'

export const choosers = createOnDemand(() => import('./parts/choosers.ts'))
