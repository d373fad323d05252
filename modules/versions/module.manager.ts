import type { ManagerModule } from '#kit/resource-pages/index.ts'
import { partOnDemand } from '#layouts/network/part-on-demand.ts'

const load = () => import('./record-tool.ts')

const module: ManagerModule = {
  recordTool: {
    param: 'version',
    Page: partOnDemand(load, 'VersionPage'),
    ActivityAction: partOnDemand(load, 'VersionLink'),
  },
}

export default module
