import { HttpError } from '#platform/errors/http-error.ts'
import { httpErrors } from '#platform/errors/http-errors.ts'
import { mostWebhooks } from './webhook.ts'

export const webhookErrors = {
  notFound: () => httpErrors.notFound('Webhook'),
  noDelivery: () => httpErrors.notFound('Delivery'),
  noOrganization: () => httpErrors.notFound('Organization'),
  forAdmins: () =>
    new HttpError(
      403,
      'ORGANIZATION_REQUIRED',
      'Name an organization: other webhooks are for admins',
    ),
  tooMany: () =>
    new HttpError(409, 'TOO_MANY_WEBHOOKS', `There can be at most ${mostWebhooks} webhooks`),
}
