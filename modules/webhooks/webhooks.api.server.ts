import { accessErrors } from '#platform/access/access-errors.ts'
import { errorMap } from '#platform/api/error-map.ts'
import { requirePermission } from '#platform/api/procedure.ts'
import { routesBelow } from '#platform/api/routes.ts'
import { listSchema } from '#platform/list/list-schema.ts'
import { nameSchemas } from '#platform/schemas/named-schemas.ts'
import { permissionFor, type ResourceAction } from '#rules/permissions.ts'
import {
  createWebhook,
  deleteWebhook,
  rotateSecret,
  updateWebhook,
} from './change-webhooks.server.ts'
import { testWebhook } from './deliveries.server.ts'
import { deliverySchema } from './delivery.ts'
import {
  findWebhook,
  listWebhooks,
  showWebhook,
  type WebhookContext,
} from './find-webhook.server.ts'
import { webhookErrors } from './webhook-errors.server.ts'
import {
  rotationSchema,
  webhookChangeSchema,
  webhookDraftSchema,
  webhookIdSchema,
  webhooksQuerySchema,
} from './webhook-input.server.ts'
import { mostWebhooks, newWebhookSchema, webhookSchema } from './webhook.ts'

nameSchemas({
  Webhook: webhookSchema,
  NewWebhook: newWebhookSchema,
  WebhookDelivery: deliverySchema,
})

const { notFound, noOrganization, forAdmins, tooMany } = webhookErrors

/** Users without permissions may have webhooks of organizations; each verb asks for its own. */
export const webhookProcedure = (action: ResourceAction) =>
  requirePermission({ apps: ['app'] }, permissionFor('webhook', action))
export const oneWebhookProcedure = (action: ResourceAction) =>
  webhookProcedure(action).errors(errorMap(notFound()))
export const webhookRoutes = routesBelow('/webhooks')
const { get, create, post, patch, delete: remove } = webhookRoutes
const recent = errorMap(accessErrors.oldSession(), accessErrors.whileImpersonating())

export const webhooksApi = (parts: WebhookContext['parts']) => ({
  list: webhookProcedure('read')
    .errors(errorMap(noOrganization()))
    .route(
      get(
        '',
        'List webhooks',
        'Returns the webhooks that the caller may manage, newest first: for admins the global ones, for owners and administrators those of their organizations, or of one with `organizationId`.',
      ),
    )
    .input(webhooksQuerySchema)
    .output(listSchema(webhookSchema))
    .handler(async ({ context, input: { organizationId } }) => ({
      items: await listWebhooks({ ...context, parts }, organizationId),
    })),

  get: oneWebhookProcedure('read')
    .route(get('/{id}', 'Get a webhook', 'Returns a webhook, without its secret.'))
    .input(webhookIdSchema)
    .output(webhookSchema)
    .handler(async ({ context, input: { id } }) => {
      await findWebhook({ ...context, parts }, id, 'read')
      return showWebhook(context.acting.orm, id)
    }),

  create: webhookProcedure('create')
    .meta({ shownOnce: ['secret'] })
    .errors({ ...errorMap(noOrganization(), forAdmins(), tooMany()), ...recent })
    .route(
      create(
        '',
        'Create a webhook',
        `Answers the secret once. Events are actions of the record, like \`book.create\`. A key needs to be allowed to read the resource of each event. Deliveries follow [Standard Webhooks](https://www.standardwebhooks.com) and do no more than the owner may do when they are sent. There are ${mostWebhooks} global webhooks at most, and as many for an organization.`,
      ),
    )
    .input(webhookDraftSchema)
    .output(newWebhookSchema)
    .handler(({ context, input }) => createWebhook({ ...context, parts }, input)),

  update: oneWebhookProcedure('update')
    .errors(recent)
    .route(
      patch(
        '/{id}',
        'Change a webhook',
        'Changes the address or the events; `active` pauses or resumes it. Events of a pause are not delivered later.',
      ),
    )
    .input(webhookChangeSchema)
    .output(webhookSchema)
    .handler(({ context, input }) => updateWebhook({ ...context, parts }, input)),

  rotate: oneWebhookProcedure('update')
    .meta({ shownOnce: ['secret'] })
    .errors(recent)
    .route(
      post(
        '/{id}/rotate',
        'Rotate the secret of a webhook',
        'Answers a new secret once. For `overlapHours`, 24 unless said otherwise, messages are signed with both secrets.',
      ),
    )
    .input(rotationSchema)
    .output(newWebhookSchema)
    .handler(({ context, input }) => rotateSecret({ ...context, parts }, input)),

  delete: oneWebhookProcedure('delete')
    .route(
      remove(
        '/{id}',
        'Delete a webhook',
        'Deletes a webhook and its deliveries. Nothing is sent to it any more.',
      ),
    )
    .input(webhookIdSchema)
    .handler(({ context, input }) => deleteWebhook({ ...context, parts }, input.id)),

  test: oneWebhookProcedure('update')
    .route(
      create(
        '/{id}/test',
        'Test a webhook',
        'Sends the event `webhook.test` once, also to a paused webhook. The list of deliveries tells what came of it.',
      ),
    )
    .input(webhookIdSchema)
    .output(deliverySchema)
    .handler(({ context, input }) => testWebhook({ ...context, parts }, input.id)),
})
