import { changing, deliveryId, reading, webhookId } from '#modules/webhooks/test-calls.server.ts'
import type { CallSamples } from '#platform/api/test-call-samples.ts'

export const samples: CallSamples = {
  matrix: { 'webhooks.deliveries': reading, 'webhooks.replay': changing },
  placesOf(procedure) {
    if (procedure === 'webhooks.replay') return { id: deliveryId }
    return procedure === 'webhooks.deliveries' ? { id: webhookId } : undefined
  },
}
