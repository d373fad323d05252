import type { Config } from '#platform/config/config.ts'

/** Whatever a server or a driver says of a failure: no secret of the configuration is repeated. */
export function withoutSecrets(config: Config): (text: string) => string {
  const { databaseUrl, mail, s3, providers, captcha, metricsToken, authSecret } = config
  const { authSecretPrevious } = config
  const addresses = [databaseUrl, mail?.smtpUrl].filter((url) => url !== undefined)
  const secrets = [
    authSecret,
    authSecretPrevious,
    metricsToken,
    captcha?.secretKey,
    s3?.secretAccessKey,
    providers.github?.clientSecret,
    providers.google?.clientSecret,
    ...addresses,
    ...addresses.flatMap((url) => {
      const { password } = new URL(url)
      return [password, decoded(password)]
    }),
  ]
    .filter((secret) => secret !== undefined)
    // Shorter ones are words as well.
    .filter((secret) => secret.length > 5)
  return (text) => secrets.reduce<string>((said, secret) => said.replaceAll(secret, '***'), text)
}

/** A percent sign that nobody has encoded stands for itself. */
function decoded(password: string): string {
  try {
    return decodeURIComponent(password)
  } catch {
    return password
  }
}
