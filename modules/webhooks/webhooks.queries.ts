import type { QueryClient } from '@tanstack/react-query'
import { activityChanged } from '#kit/activity/index.ts'
import { mutationOf, queryOf, readOf } from '#kit/api/index.ts'
import { renewAll } from '#kit/record-list/index.ts'

/** The webhooks of an organization, or the global ones. */
export const webhooksQuery = (organizationId: string | null) =>
  readOf('webhooks.list', organizationId === null ? {} : { organizationId }, ({ items }) =>
    items.filter((webhook) => webhook.organizationId === organizationId),
  )

export const webhookQuery = (id: string) => queryOf('webhooks.get', { id })

/** Deliveries change without their webhook, and a webhook without them. */
export const deliveriesKey = ['webhook-deliveries']

export const webhooksChanged = (client: QueryClient) =>
  Promise.all([client.invalidateQueries({ queryKey: ['webhooks'] }), activityChanged(client)])

export const createWebhookMutation = mutationOf('webhooks.create', { renew: webhooksChanged })
export const updateWebhookMutation = mutationOf('webhooks.update', { renew: webhooksChanged })
export const rotateSecretMutation = mutationOf('webhooks.rotate', { renew: webhooksChanged })

export const testWebhookMutation = mutationOf('webhooks.test', {
  renew: (client: QueryClient) => renewAll(client, deliveriesKey),
})
