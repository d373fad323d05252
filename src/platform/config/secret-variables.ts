import { clientVariables, openIdPrefixes, providerIds } from './sign-in/sign-in-providers.ts'

/** Container platforms mount secrets as files, so each can be given by its name with `_FILE`. */
export const secretVariables = new Set([
  'AUTH_SECRET',
  'AUTH_SECRET_PREVIOUS',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URLS',
  'SMTP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  ...providerIds.map((id) => clientVariables(id).clientSecret),
  ...openIdPrefixes.map((prefix) => `${prefix}_CLIENT_SECRET`),
  'CAPTCHA_SECRET_KEY',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
])
