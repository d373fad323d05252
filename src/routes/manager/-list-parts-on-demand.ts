import { createOnDemand } from '#ui/first-use/on-demand.ts'

export const listParts = createOnDemand(() => import('./-list-parts.ts'))
