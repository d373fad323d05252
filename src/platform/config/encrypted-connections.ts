import { isPrivate } from './base-url.ts'
import type { EnvironmentReader } from './environment-reader.ts'
import { oneOf } from './parsers.ts'

const choices = ['required', 'optional'] as const

type Choice = (typeof choices)[number]

export const readMailTls = (environment: EnvironmentReader): Choice =>
  environment.read('SMTP_TLS', oneOf(choices), 'required')

export function isLocalHost(url: string): boolean {
  const { hostname } = new URL(url)
  return ['', 'localhost', '[::1]'].includes(hostname) || isPrivate(new URL(`http://${hostname}`))
}

export function withMailTls(choice: Choice, smtpUrl: string): string {
  if (choice === 'optional' || !smtpUrl.startsWith('smtp:') || isLocalHost(smtpUrl)) return smtpUrl
  return withParameter(smtpUrl, 'requireTLS', 'true')
}

export function withDatabaseTls(environment: EnvironmentReader, databaseUrl?: string) {
  const choice = environment.read('DATABASE_TLS', oneOf(choices), 'required')
  if (databaseUrl === undefined || choice === 'optional' || isLocalHost(databaseUrl)) {
    return databaseUrl
  }
  const { searchParams } = new URL(databaseUrl)
  const mode = searchParams.get('sslmode') ?? (searchParams.has('ssl') ? 'ssl' : undefined)
  if (mode === undefined) return withParameter(databaseUrl, 'sslmode', 'verify-full')
  if (['disable', 'allow', 'prefer'].includes(mode) || searchParams.get('ssl') === 'false') {
    environment.problems.push(
      'DATABASE_URL should ask for TLS outside local networks: sslmode=verify-full, or set DATABASE_TLS=optional',
    )
  }
  return databaseUrl
}

function withParameter(text: string, name: string, value: string): string {
  const url = new URL(text)
  url.searchParams.set(name, value)
  return url.href
}
