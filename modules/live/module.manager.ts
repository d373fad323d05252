import type { ManagerModule } from '#kit/resource-pages/index.ts'
import { createOnDemand } from '#ui/first-use/on-demand.ts'

const module: ManagerModule = { news: createOnDemand(() => import('./news/news.ts')) }

export default module
