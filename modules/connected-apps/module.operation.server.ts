import { defineOperation } from '#kit/features/index.server.ts'
import { appVariables } from './app-variables.server.ts'

export default defineOperation({
  variables: [appVariables],
  notBackedUp: {
    oauth_clients: 'connected apps register again',
    oauth_grants: 'they go with their keys',
  },
})
