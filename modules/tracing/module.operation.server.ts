import { defineOperation } from '#kit/features/index.server.ts'
import { checkTraces } from './check-traces.server.ts'
import { traceVariables } from './trace-variables.server.ts'

export default defineOperation({
  variables: [traceVariables],
  checks: { 'The collector of traces': checkTraces },
})
