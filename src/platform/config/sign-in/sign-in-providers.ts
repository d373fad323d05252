/** `<ID>_CLIENT_ID` and `<ID>_CLIENT_SECRET` switch a provider on. With the scope `openid`, it sends an ID token. */
export const signInProviders = {
  github: {
    name: 'GitHub',
    issuer: 'https://github.com/login/oauth',
    authorization_endpoint: 'https://github.com/login/oauth/authorize',
    token_endpoint: 'https://github.com/login/oauth/access_token',
    scope: 'read:user user:email',
  },
  google: {
    name: 'Google',
    issuer: 'https://accounts.google.com',
    authorization_endpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
    token_endpoint: 'https://oauth2.googleapis.com/token',
    scope: 'openid email profile',
  },
}

export type SignInProvider = keyof typeof signInProviders

export const isSignInProvider = (id: string): id is SignInProvider =>
  Object.hasOwn(signInProviders, id)

export const providerIds = Object.keys(signInProviders).filter(isSignInProvider)

export const clientVariables = (id: SignInProvider) => ({
  clientId: `${id.toUpperCase()}_CLIENT_ID`,
  clientSecret: `${id.toUpperCase()}_CLIENT_SECRET`,
})

/** `OIDC_2_ISSUER` is of a second OpenID provider, and so on. */
export const openIdPrefixes = [
  'OIDC',
  ...[2, 3, 4, 5, 6, 7, 8, 9].map((number) => `OIDC_${number}`),
]

export const openIdId = (prefix: string) => prefix.toLowerCase().replace('_', '-')

/** Whether there can be a provider of this id. */
export const isProvider = (id: string) =>
  isSignInProvider(id) ||
  openIdPrefixes.some((prefix) => openIdId(prefix) === id) ||
  organizationIn(id) !== undefined

/** An organization has one provider, for addresses of its own domains. */
export const providerOfOrganization = (organizationId: string) => `organization-${organizationId}`

export const organizationIn = (providerId: string) =>
  /^organization-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(providerId)?.[1]

const organizationMethod = 'organization'

/** As sessions and figures name it. */
export const methodOf = (providerId: string) =>
  organizationIn(providerId) === undefined ? providerId : organizationMethod

/** Every name that `methodOf` gives to a provider. */
export const providerMethods = [...providerIds, ...openIdPrefixes.map(openIdId), organizationMethod]
