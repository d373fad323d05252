import type { ManagerModule } from '#kit/resource-pages/index.ts'
import { createOnDemand } from '#ui/first-use/on-demand.ts'

const module: ManagerModule = {
  listActions: createOnDemand(() => import('./list/list-actions.ts')),
}

export default module
