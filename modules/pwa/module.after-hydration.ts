import type { AfterHydration } from '#kit/parts/index.ts'
import { atRest } from '#ui/first-use/on-demand.ts'
import { keepWorker } from './install/keep-worker.ts'
import { fetchKeptPages } from './kept/fetch-kept-pages.ts'
import { forgetKeptAfterSession } from './kept/forget-kept-after-session.ts'
import { forgetKept } from './kept/kept-lists.ts'

const afterHydration: AfterHydration = {
  start(router) {
    forgetKeptAfterSession(router)
    // The next page tries again.
    atRest(() => void fetchKeptPages(router).catch(() => undefined))
    void keepWorker(router.options.context.i18n)
  },
  forgetUser: forgetKept,
}

export default afterHydration
