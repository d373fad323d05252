import { defineOperation } from '#kit/features/index.server.ts'
import { workersVariable } from './workers-variable.server.ts'

export default defineOperation({
  variables: [workersVariable],
  processes: workersVariable.of,
  serve: async (readConfig) => (await import('./serve.server.ts')).serveByWorkers(readConfig),
})
