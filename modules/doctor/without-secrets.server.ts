import type { Config } from '#platform/config/config.ts'
import { providerIds } from '#platform/config/sign-in/sign-in-providers.ts'

export function withoutSecrets(config: Config): (text: string) => string {
  const { databaseUrl, mail, s3, providers, captcha, metricsToken, authSecret } = config
  const { authSecretPrevious, databaseDirectUrl, databaseReadUrls, openIdProviders } = config
  const addresses = [databaseUrl, databaseDirectUrl, ...databaseReadUrls, mail?.smtpUrl].filter(
    (url) => url !== undefined,
  )
  const secrets = [
    authSecret,
    authSecretPrevious,
    metricsToken,
    captcha?.secretKey,
    s3?.secretAccessKey,
    ...providerIds.map((id) => providers[id]?.clientSecret),
    ...openIdProviders.map(({ clientSecret }) => clientSecret),
    ...addresses,
    ...addresses.flatMap((url) => {
      const { password } = new URL(url)
      return [password, decoded(password)]
    }),
  ]
    .filter((secret) => secret !== undefined)
    // Shorter secrets can also be ordinary words.
    .filter((secret) => secret.length > 5)
  return (text) => secrets.reduce<string>((said, secret) => said.replaceAll(secret, '***'), text)
}

/** A stray percent sign stands for itself. */
function decoded(password: string): string {
  try {
    return decodeURIComponent(password)
  } catch {
    return password
  }
}
