import { isPrivate } from './base-url.ts'
import type { EnvironmentReader } from './environment-reader.ts'

/** Plain http only on a private network: elsewhere sign-in cookies would cross the internet unencrypted. */
export function requireProductionSettings(environment: EnvironmentReader, baseUrl: URL): void {
  environment.require('AUTH_SECRET', 'set outside local mode: at least 32 characters')
  environment.require('SMTP_URL', 'set outside local mode, since sign-in codes go by mail')
  if (environment.text('SMTP_URL') === undefined) {
    environment.require('MAIL_FROM', 'set outside local mode: the sender of those mails')
  }
  if (baseUrl.protocol === 'http:' && !isPrivate(baseUrl)) {
    environment.problems.push('BASE_URL should be https on a public host')
  }
}
