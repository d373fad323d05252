import { eq } from 'drizzle-orm'
import { accessErrors } from '#platform/access/access-errors.ts'
import { errorMap } from '#platform/api/error-map.ts'
import { requirePermission } from '#platform/api/procedure.ts'
import { listSchema } from '#platform/list/list-schema.ts'
import { nameSchemas } from '#platform/schemas/named-schemas.ts'
import { permissionFor, type ResourceAction } from '#rules/permissions.ts'
import {
  createWebhook,
  deleteWebhook,
  rotateSecret,
  updateWebhook,
} from './change-webhooks.server.ts'
import { listDeliveries, replayDelivery, testWebhook } from './deliveries.server.ts'
import { deliverySchema } from './delivery.ts'
import type { WebhookParts } from './delivery/webhook-parts.server.ts'
import { findWebhook, visibleWebhooks } from './find-webhook.server.ts'
import { listWebhooks } from './list-webhooks.server.ts'
import { webhookErrors } from './webhook-errors.server.ts'
import {
  deliveriesQuerySchema,
  deliveryPageSchema,
  rotationSchema,
  webhookChangeSchema,
  webhookDraftSchema,
  webhookIdSchema,
  webhooksQuerySchema,
} from './webhook-input.server.ts'
import { mostWebhooks, newWebhookSchema, webhookSchema } from './webhook.ts'
import { webhooks } from './webhooks.table.server.ts'

nameSchemas({
  Webhook: webhookSchema,
  NewWebhook: newWebhookSchema,
  WebhookDelivery: deliverySchema,
})

/** Users without permissions may have webhooks of organizations; each verb asks for its own. */
const by = (action: ResourceAction) =>
  requirePermission({ apps: ['app'] }, permissionFor('webhook', action))
const ofWebhook = (action: ResourceAction) => by(action).errors(errorMap(webhookErrors.notFound()))
const recent = () => [accessErrors.oldSession(), accessErrors.whileImpersonating()]

export const webhooksApi = (parts: WebhookParts) => ({
  list: by('read')
    .errors(errorMap(webhookErrors.noOrganization()))
    .route({
      method: 'GET',
      path: '/webhooks',
      summary: 'List webhooks',
      description:
        'Returns the webhooks that the caller may manage, newest first: for admins the global ones, for owners and administrators those of their organizations, or of one with `organizationId`.',
    })
    .input(webhooksQuerySchema)
    .output(listSchema(webhookSchema))
    .handler(async ({ context, input: { organizationId } }) => {
      const where = await visibleWebhooks({ ...context, parts }, organizationId)
      return { items: await listWebhooks(context.acting.orm, where) }
    }),

  get: ofWebhook('read')
    .route({
      method: 'GET',
      path: '/webhooks/{id}',
      summary: 'Get a webhook',
      description: 'Returns a webhook, without its secret.',
    })
    .input(webhookIdSchema)
    .output(webhookSchema)
    .handler(async ({ context, input: { id } }) => {
      await findWebhook({ ...context, parts }, id, 'read')
      const [webhook] = await listWebhooks(context.acting.orm, eq(webhooks.id, id))
      if (!webhook) throw webhookErrors.notFound()
      return webhook
    }),

  create: by('create')
    .meta({ shownOnce: ['secret'] })
    .errors(
      errorMap(
        webhookErrors.noOrganization(),
        webhookErrors.forAdmins(),
        webhookErrors.tooMany(),
        ...recent(),
      ),
    )
    .route({
      method: 'POST',
      path: '/webhooks',
      successStatus: 201,
      summary: 'Create a webhook',
      description: `Answers the secret once. Events are actions of the record, like \`book.create\`. A key needs to be allowed to read the resource of each event. Deliveries follow [Standard Webhooks](https://www.standardwebhooks.com) and do no more than the owner may do when they are sent. There are ${mostWebhooks} global webhooks at most, and as many for an organization.`,
    })
    .input(webhookDraftSchema)
    .output(newWebhookSchema)
    .handler(({ context, input }) => createWebhook({ ...context, parts }, input)),

  update: ofWebhook('update')
    .errors(errorMap(...recent()))
    .route({
      method: 'PATCH',
      path: '/webhooks/{id}',
      summary: 'Change a webhook',
      description:
        'Changes the address or the events; `active` pauses or resumes it. Events of a pause are not delivered later.',
    })
    .input(webhookChangeSchema)
    .output(webhookSchema)
    .handler(({ context, input }) => updateWebhook({ ...context, parts }, input)),

  rotate: ofWebhook('update')
    .meta({ shownOnce: ['secret'] })
    .errors(errorMap(...recent()))
    .route({
      method: 'POST',
      path: '/webhooks/{id}/rotate',
      summary: 'Rotate the secret of a webhook',
      description:
        'Answers a new secret once. For `overlapHours`, 24 unless said otherwise, messages are signed with both secrets.',
    })
    .input(rotationSchema)
    .output(newWebhookSchema)
    .handler(({ context, input }) => rotateSecret({ ...context, parts }, input)),

  delete: ofWebhook('delete')
    .route({
      method: 'DELETE',
      path: '/webhooks/{id}',
      successStatus: 204,
      summary: 'Delete a webhook',
      description: 'Deletes a webhook and its deliveries. Nothing is sent to it any more.',
    })
    .input(webhookIdSchema)
    .handler(({ context, input }) => deleteWebhook({ ...context, parts }, input.id)),

  test: ofWebhook('update')
    .route({
      method: 'POST',
      path: '/webhooks/{id}/test',
      successStatus: 201,
      summary: 'Test a webhook',
      description:
        'Sends the event `webhook.test` once, also to a paused webhook. The list of deliveries tells what came of it.',
    })
    .input(webhookIdSchema)
    .output(deliverySchema)
    .handler(({ context, input }) => testWebhook({ ...context, parts }, input.id)),

  deliveries: ofWebhook('read')
    .route({
      method: 'GET',
      path: '/webhooks/{id}/deliveries',
      summary: 'List deliveries of a webhook',
      description:
        'A page of deliveries, newest first, with the last request and its answer. They are kept for 30 days.',
    })
    .input(deliveriesQuerySchema)
    .output(deliveryPageSchema)
    .handler(({ context, input }) => listDeliveries({ ...context, parts }, input)),

  replay: by('update')
    .errors(errorMap(webhookErrors.noDelivery()))
    .route({
      method: 'POST',
      path: '/webhooks/deliveries/{id}/replay',
      successStatus: 201,
      summary: 'Replay a delivery',
      description: 'Sends the same message once more, with the same id and a new signature.',
    })
    .input(webhookIdSchema)
    .output(deliverySchema)
    .handler(({ context, input }) => replayDelivery({ ...context, parts }, input.id)),
})
