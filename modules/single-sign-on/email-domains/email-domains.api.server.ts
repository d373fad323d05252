import { bySession, inOrganization } from '#modules/organizations/index.server.ts'
import { accessErrors } from '#platform/access/access-errors.ts'
import { errorMap } from '#platform/api/error-map.ts'
import { routesBelow } from '#platform/api/routes.ts'
import type { HttpError } from '#platform/errors/http-error.ts'
import { listSchema } from '#platform/list/list-schema.ts'
import { nameSchemas } from '#platform/schemas/named-schemas.ts'
import { signInErrors } from '../sign-in-errors.server.ts'
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

/** Sign-in settings need a recent sign-in; API keys are refused. */
const byOwner = (...errors: HttpError[]) =>
  bySession()
    .errors(errorMap(signInErrors.notOwner(), ...errors))
    .errors(recent)

export const emailDomainsApi = {
  list: inOrganization({ domain: ['read'] })
    .errors(errorMap(signInErrors.notOwner()))
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

  create: byOwner(signInErrors.domainAdded(), signInErrors.tooManyDomains())
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

  verify: byOwner(
    signInErrors.domainNotFound(),
    signInErrors.noRecord(),
    signInErrors.domainNotChecked(),
    signInErrors.domainTaken(),
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

  delete: byOwner(signInErrors.domainNotFound())
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
