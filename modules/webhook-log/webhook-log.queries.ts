import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { mutationOf } from '#kit/api/index.ts'
import { oneOf, pagesOf, renewAll } from '#kit/record-list/index.ts'
import {
  deliveriesKey,
  type Delivery,
  deliveryStates,
  type WebhookAddress,
} from '#modules/webhooks/index.ts'

const isAwaited = ({ state, failure }: Delivery) => state === 'pending' && failure === null

export const deliveriesQuery = (id: string, { state, cursor }: WebhookAddress) =>
  infiniteQueryOptions({
    ...pagesOf(
      'webhooks.deliveries',
      { id, state: oneOf(deliveryStates, state) },
      { cursor: cursor || undefined, under: deliveriesKey },
    ),
    // The outcome of a first attempt comes within seconds.
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ items }) => items.some(isAwaited)) ? 2000 : false,
  })

export const replayMutation = mutationOf('webhooks.replay', {
  renew: (client: QueryClient) => renewAll(client, deliveriesKey),
})
