import { accessErrors } from '#platform/access/access-errors.ts'
import { nameSchemas } from '#platform/api/document/named-schemas.ts'
import { errorMap } from '#platform/api/error-map.ts'
import { routesBelow } from '#platform/api/routes.ts'
import { listSchema } from '#platform/list/list-schema.ts'
import { bySession, inOrganization } from '../organization-errors.server.ts'
import { rights } from '../organization-rights.server.ts'
import {
  addEmailDomain,
  listEmailDomains,
  removeEmailDomain,
  verifyEmailDomain,
} from './change-email-domains.server.ts'
import {
  emailDomainDraftSchema,
  emailDomainIdSchema,
  emailDomainSchema,
  emailDomainsSchema,
  mostDomains,
} from './email-domain.ts'

const { get, create, post, delete: remove } = routesBelow('/organizations/{id}/email-domains')

nameSchemas({ EmailDomain: emailDomainSchema })

const recent = errorMap(accessErrors.oldSession(), accessErrors.whileImpersonating())

/** What decides who signs in is for users alone, who have signed in a moment ago. */
const bySomeoneSure = (...codes: Parameters<typeof bySession>) =>
  bySession(rights.manageSignIn.code, ...codes).errors(recent)

export const emailDomainsApi = {
  list: inOrganization({ domain: ['read'] }, rights.manageSignIn.code)
    .route(
      get(
        '',
        'List email domains',
        'Domains of an organization, with the record that proves each, for its owners.',
      ),
    )
    .input(emailDomainsSchema)
    .output(listSchema(emailDomainSchema))
    .handler(async ({ context: { caller, database }, input }) => ({
      items: await listEmailDomains(database.orm, caller, input),
    })),

  create: bySomeoneSure(
    'EMAIL_DOMAIN_ALREADY_ADDED',
    'YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_EMAIL_DOMAINS',
  )
    .route(
      create(
        '',
        'Add an email domain',
        `It counts once its record is found. An organization has ${mostDomains} domains at most.`,
      ),
    )
    .input(emailDomainDraftSchema)
    .output(emailDomainSchema)
    .handler(({ context, input }) => addEmailDomain(context, input)),

  verify: bySomeoneSure(
    'EMAIL_DOMAIN_NOT_FOUND',
    'EMAIL_DOMAIN_RECORD_NOT_FOUND',
    'EMAIL_DOMAIN_NOT_CHECKED',
    'EMAIL_DOMAIN_TAKEN',
  )
    .route(
      post(
        '/{domainId}/verify',
        'Verify an email domain',
        'Asks the DNS for the TXT record of the domain. A domain is of one organization at most.',
      ),
    )
    .input(emailDomainIdSchema)
    .output(emailDomainSchema)
    .handler(({ context, input }) => verifyEmailDomain(context, input)),

  delete: bySomeoneSure('EMAIL_DOMAIN_NOT_FOUND')
    .route(
      remove(
        '/{domainId}',
        'Remove an email domain',
        'Its addresses are no longer signed in by the provider of the organization.',
      ),
    )
    .input(emailDomainIdSchema)
    .handler(({ context, input }) => removeEmailDomain(context, input)),
}
