import { defineOperation } from '#kit/features/index.server.ts'
import { liveVariables } from './live-variables.server.ts'

export default defineOperation({
  variables: [liveVariables],
  notBackedUp: { editors: 'forms that are open for seconds' },
})
