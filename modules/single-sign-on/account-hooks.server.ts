import { openIdErrors, startSignIn, unlinkAll } from '#modules/openid/index.server.ts'
import type { AccountHooks } from '#platform/context/account-hooks.ts'
import { organizationProviderSource, requiredProvider } from './organization-sign-in.server.ts'
import { providerOfOrganization } from './provider-id.ts'

export const singleSignOnHooks: Partial<AccountHooks> = {
  providerSources: [organizationProviderSource],
  codeDetours: [
    {
      description:
        'Where an organization has single sign-on for the domain of the address, no code is sent: the response has the `url` of its provider instead, which leads back to `callbackURL`.',
      sendErrors: [openIdErrors.providerAway()],
      async send(context, { email, callbackURL = '/login', errorCallbackURL }) {
        const provider = await requiredProvider(context, email)
        if (provider === undefined) return undefined
        return startSignIn(context, { provider, callbackURL, errorCallbackURL })
      },
      signInErrors: [openIdErrors.singleSignOn()],
      /** Single sign-on may have been required since the code was sent. */
      async signIn(context, { email }) {
        if ((await requiredProvider(context, email)) !== undefined) {
          throw openIdErrors.singleSignOn()
        }
        return undefined
      },
      leavingError: 'single_sign_on',
    },
  ],
  organizationDeleted: [
    (transaction, organizationId) => unlinkAll(transaction, providerOfOrganization(organizationId)),
  ],
}
