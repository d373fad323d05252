import { z } from 'zod/mini'
import type { Composition } from '#kit/features/index.server.ts'
import {
  deliverySchema,
  deliveryStates,
  oneWebhookProcedure,
  webhookErrors,
  webhookIdSchema,
  webhookProcedure,
  webhookRoutes,
} from '#modules/webhooks/index.server.ts'
import { errorMap } from '#platform/api/error-map.ts'
import { pageSchema, paging } from '#platform/list/list-schema.ts'
import { listDeliveries, replayDelivery } from './webhook-log.server.ts'

const { get, create } = webhookRoutes

export const webhookLogApi = (parts: Pick<Composition, 'organizations'>) => ({
  deliveries: oneWebhookProcedure('read')
    .route(
      get(
        '/{id}/deliveries',
        'List deliveries of a webhook',
        'A page of deliveries, newest first, with the last request and its answer. They are kept for 30 days.',
      ),
    )
    .input(z.extend(webhookIdSchema, { state: z.optional(z.enum(deliveryStates)), ...paging }))
    .output(pageSchema(deliverySchema))
    .handler(({ context, input }) => listDeliveries({ ...context, parts }, input)),

  replay: webhookProcedure('update')
    .errors(errorMap(webhookErrors.noDelivery()))
    .route(
      create(
        '/deliveries/{id}/replay',
        'Replay a delivery',
        'Sends the same message once more, with the same id and a new signature.',
      ),
    )
    .input(webhookIdSchema)
    .output(deliverySchema)
    .handler(({ context, input }) => replayDelivery({ ...context, parts }, input.id)),
})
