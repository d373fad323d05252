import { createOnDemand } from '#ui/first-use/on-demand.ts'

const pending = createOnDemand(() => import('#kit/page-pending/index.ts'))

/** Its code comes when the page rests: a slow navigation can't wait for it. */
export const PagePending = pending.part((module) => module.PagePending)
export const keepPagePendingNear = pending.prepareAtRest
