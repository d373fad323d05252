import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { activityChanged } from '#kit/activity/index.ts'
import { api } from '#kit/api/index.ts'
import { pagedQuery, renewAll } from '#kit/record-list/index.ts'
import type { DeliveryState } from './delivery.ts'
import type { WebhookChange, WebhookDraft } from './webhook-input.server.ts'

const webhooksKey = ['webhooks'] as const
const deliveriesKey = ['webhook-deliveries'] as const

/** The webhooks of an organization, or the global ones. */
export const webhooksQuery = (organizationId: string | null) =>
  queryOptions({
    queryKey: [...webhooksKey, 'scope', organizationId],
    async queryFn({ signal }) {
      const asked = organizationId === null ? {} : { organizationId }
      const { items } = await (await api()).webhooks.list(asked, { signal })
      return items.filter((webhook) => webhook.organizationId === organizationId)
    },
    // Keeps the browser from refetching what the server has just rendered.
    staleTime: 5000,
  })

export const webhookQuery = (id: string) =>
  queryOptions({
    queryKey: [...webhooksKey, 'one', id],
    queryFn: async ({ signal }) => (await api()).webhooks.get({ id }, { signal }),
    staleTime: 5000,
  })

export interface DeliveryView {
  id: string
  state?: DeliveryState | undefined
}

export const deliveriesQuery = (view: DeliveryView, cursor?: string) =>
  pagedQuery({
    queryKey: [...deliveriesKey, 'list', view],
    cursor,
    read: async (page, options) => (await api()).webhooks.deliveries({ ...view, ...page }, options),
  })

export const createWebhookMutation = (queryClient: QueryClient) =>
  changing(queryClient, async (draft: WebhookDraft) => (await api()).webhooks.create(draft))

export const updateWebhookMutation = (queryClient: QueryClient) =>
  changing(queryClient, async (change: WebhookChange) => (await api()).webhooks.update(change))

export const rotateSecretMutation = (queryClient: QueryClient) =>
  changing(queryClient, async (id: string) => (await api()).webhooks.rotate({ id }))

export const deleteWebhookMutation = () =>
  mutationOptions({ mutationFn: async (id: string) => (await api()).webhooks.delete({ id }) })

export const testWebhookMutation = (queryClient: QueryClient) =>
  sending(queryClient, async (id: string) => (await api()).webhooks.test({ id }))

export const replayMutation = (queryClient: QueryClient) =>
  sending(queryClient, async (id: string) => (await api()).webhooks.replay({ id }))

export const webhooksChanged = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: webhooksKey }),
    activityChanged(queryClient),
  ])

const renewDeliveries = (queryClient: QueryClient) => renewAll(queryClient, deliveriesKey)

const changing = <Input, Output>(
  queryClient: QueryClient,
  mutationFn: (input: Input) => Promise<Output>,
) => mutationOptions({ mutationFn, onSettled: () => webhooksChanged(queryClient) })

const sending = <Input, Output>(
  queryClient: QueryClient,
  mutationFn: (input: Input) => Promise<Output>,
) => mutationOptions({ mutationFn, onSettled: () => renewDeliveries(queryClient) })
