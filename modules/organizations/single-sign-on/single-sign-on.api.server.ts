import { accessErrors } from '#platform/access/access-errors.ts'
import { nameSchemas } from '#platform/api/document/named-schemas.ts'
import { errorMap } from '#platform/api/error-map.ts'
import { routesBelow } from '#platform/api/routes.ts'
import { bySession } from '../organization-errors.server.ts'
import { rights } from '../organization-rights.server.ts'
import { getSingleSignOn, removeProvider, saveProvider } from './change-provider.server.ts'
import { providerDraftSchema, singleSignOnIdSchema, singleSignOnSchema } from './single-sign-on.ts'

const { get, put, delete: remove } = routesBelow('/organizations/{id}/single-sign-on')

nameSchemas({ SingleSignOn: singleSignOnSchema })

const recent = errorMap(accessErrors.oldSession(), accessErrors.whileImpersonating())

const byUser = (...codes: Parameters<typeof bySession>) =>
  bySession(rights.manageSignIn.code, ...codes)

export const singleSignOnApi = {
  get: byUser()
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

  save: byUser(
    'SINGLE_SIGN_ON_OFF',
    'ISSUER_NOT_USABLE',
    'CLIENT_SECRET_REQUIRED',
    'NO_VERIFIED_DOMAIN',
    'SINGLE_SIGN_ON_NOT_TRIED',
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

  remove: byUser('SINGLE_SIGN_ON_NOT_FOUND')
    .errors(recent)
    .route(remove('', 'Remove single sign-on', 'Its users sign in by codes again.'))
    .input(singleSignOnIdSchema)
    .handler(({ context, input }) => removeProvider(context, input)),
}
