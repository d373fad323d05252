import { defineOperation } from '#kit/features/index.server.ts'
import { replicaVariables } from './replica-variables.server.ts'

export default defineOperation({
  variables: [replicaVariables],
  checks: {
    'The read replicas': async (config) =>
      (await import('./check-replicas.server.ts')).checkReplicas(config),
  },
})
