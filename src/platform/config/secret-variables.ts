import { clientVariables, providerIds } from './sign-in-providers.ts'

/** Container platforms mount secrets as files, so each can be given by its name with `_FILE`. */
export const secretVariables = new Set([
  'AUTH_SECRET',
  'AUTH_SECRET_PREVIOUS',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'SMTP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  ...providerIds.map((id) => clientVariables(id).clientSecret),
  'CAPTCHA_SECRET_KEY',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
])
