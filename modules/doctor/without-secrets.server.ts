import type { Config } from '#platform/config/config.ts'

export function withoutSecrets(config: Config): (text: string) => string {
  const { authSecret, databaseUrl, databaseDirectUrl, mail } = config
  const secretTexts = [...config.variables.secrets].flatMap((text) =>
    [text].concat(text.split(',')),
  )
  const texts = [databaseUrl, databaseDirectUrl, mail?.smtpUrl, ...secretTexts].filter(
    (text) => text !== undefined,
  )
  const secrets = [
    authSecret,
    ...texts,
    ...texts.flatMap((text) => {
      const { password = '' } = URL.parse(text) ?? {}
      return [password, decoded(password)]
    }),
  ]
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
