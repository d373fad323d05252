import { notFound } from '@tanstack/react-router'
import { z } from 'zod/mini'
import { prepareSentences } from '#domains/operations/activity/index.ts'
import type { Parts } from '#kit/parts/index.ts'
import { prepareList } from '#kit/record-list/index.ts'
import { prepareRecord } from '#kit/record-page/index.ts'
import type { ListContext } from '#kit/resource-pages/index.ts'
import { deliveriesQuery, webhookQuery, webhooksQuery } from '../webhooks.queries.ts'
import { type DeliveriesAddress, deliveryView } from './webhook/delivery-view.ts'

type Context = ListContext & { parts: Parts }

export async function prepareWebhooks(context: Context) {
  await Promise.all([
    prepareSentences(context),
    prepareList(context, ['webhooks', 'forms'], [context.queryClient.query(webhooksQuery(null))]),
  ])
}

export const prepareWebhooksCard = (
  { i18n, queryClient, parts }: Context,
  organizationId: string,
) =>
  Promise.all([
    prepareSentences({ i18n, parts }),
    i18n.loadNamespaces(['webhooks', 'forms', 'problems']),
    queryClient.query(webhooksQuery(organizationId)),
  ])

export async function prepareWebhook(context: Context, id: string, address: DeliveriesAddress) {
  if (!z.safeParse(z.uuid(), id).success) throw notFound()
  const { queryClient } = context
  const list = deliveriesQuery(deliveryView(id, address), address.cursor || undefined)
  await Promise.all([
    prepareSentences(context),
    prepareRecord({
      context,
      texts: ['webhooks', 'record-list'],
      reading: [
        queryClient.query(webhookQuery(id)),
        queryClient.infiniteQuery({ ...list, staleTime: 'static' }),
      ],
    }),
  ])
}
