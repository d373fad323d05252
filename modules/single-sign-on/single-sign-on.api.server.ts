import { bySession } from '#modules/organizations/index.server.ts'
import { accessErrors } from '#platform/access/access-errors.ts'
import { errorMap } from '#platform/api/error-map.ts'
import { routesBelow } from '#platform/api/routes.ts'
import type { HttpError } from '#platform/errors/http-error.ts'
import { nameSchemas } from '#platform/schemas/named-schemas.ts'
import { getSingleSignOn, removeProvider, saveProvider } from './change-provider.server.ts'
import { signInErrors } from './sign-in-errors.server.ts'
import { providerDraftSchema, singleSignOnIdSchema, singleSignOnSchema } from './single-sign-on.ts'

const { get, put, delete: remove } = routesBelow('/organizations/{id}/single-sign-on')

nameSchemas({ SingleSignOn: singleSignOnSchema })

const recent = errorMap(accessErrors.oldSession(), accessErrors.whileImpersonating())

const byOwner = (...errors: HttpError[]) =>
  bySession().errors(errorMap(signInErrors.notOwner(), ...errors))

export const singleSignOnApi = {
  get: byOwner()
    .route(
      get(
        '',
        'Get single sign-on',
        'The OpenID provider of an organization, without its secret, for its owners.',
      ),
    )
    .input(singleSignOnIdSchema)
    .output(singleSignOnSchema)
    .handler(({ context, input }) => getSingleSignOn(context, context.caller, input)),

  save: byOwner(
    signInErrors.off(),
    signInErrors.issuerNotUsable(),
    signInErrors.secretRequired(),
    signInErrors.noVerifiedDomain(),
    signInErrors.notTried(),
  )
    .errors(recent)
    .route(
      put(
        '',
        'Save single sign-on',
        'The provider signs in addresses of the verified domains. Once a sign-in has succeeded, `isRequired` makes it their only way besides passkeys. Without `clientSecret`, the earlier one stays.',
      ),
    )
    .input(providerDraftSchema)
    .handler(({ context, input }) => saveProvider(context, input)),

  remove: byOwner(signInErrors.providerNotFound())
    .errors(recent)
    .route(remove('', 'Remove single sign-on', 'Its users sign in by codes again.'))
    .input(singleSignOnIdSchema)
    .handler(({ context, input }) => removeProvider(context, input)),
}
