import { defineOperation } from '#kit/features/index.server.ts'
import { webhookVariables } from './delivery/webhook-variables.server.ts'

export default defineOperation({
  variables: [webhookVariables],
  notBackedUp: {
    webhooks: 'a copy of an installation must not send to the receivers of the original',
    webhook_deliveries: 'they go with their webhooks',
    webhook_position: 'snapshots mean nothing in another cluster',
  },
})
