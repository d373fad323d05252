import { clientVariables, openIdPrefixes, providerIds } from './sign-in/sign-in-providers.ts'

/** Secrets of the base; modules declare theirs by `defineVariables`. */
export const secretVariables = [
  'AUTH_SECRET',
  'AUTH_SECRET_PREVIOUS',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'SMTP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  ...providerIds.map((id) => clientVariables(id).clientSecret),
  ...openIdPrefixes.map((prefix) => `${prefix}_CLIENT_SECRET`),
  'METRICS_TOKEN',
]
