import { isPrivate } from './base-url.ts'
import type { EnvironmentReader } from './environment-reader.ts'
import { oneOf } from './parsers.ts'
import { addressesOf } from './several-hosts.ts'

const choices = ['required', 'optional'] as const

type Choice = (typeof choices)[number]

export const readMailTls = (environment: EnvironmentReader): Choice =>
  environment.read('SMTP_TLS', oneOf(choices), 'required')

export const readDatabaseTls = (environment: EnvironmentReader): Choice =>
  environment.read('DATABASE_TLS', oneOf(choices), 'required')

export function isLocalHost(url: string): boolean {
  const { hostname } = new URL(url)
  return ['', 'localhost', '[::1]'].includes(hostname) || isPrivate(new URL(`http://${hostname}`))
}

export function withMailTls(choice: Choice, smtpUrl: string): string {
  if (choice === 'optional' || !smtpUrl.startsWith('smtp:') || isLocalHost(smtpUrl)) return smtpUrl
  return withParameter(smtpUrl, 'requireTLS', 'true')
}

export function withDatabaseTls(environment: EnvironmentReader, choice: Choice, name: string) {
  return (address: string): string =>
    choice === 'optional' || addressesOf(address).every(isLocalHost)
      ? address
      : withTls(environment, name, address)
}

function withTls(environment: EnvironmentReader, name: string, address: string): string {
  const { searchParams } = new URL(address)
  const mode = searchParams.get('sslmode') ?? (searchParams.has('ssl') ? 'ssl' : undefined)
  if (mode === undefined) return withParameter(address, 'sslmode', 'verify-full')
  if (['disable', 'allow', 'prefer'].includes(mode) || searchParams.get('ssl') === 'false') {
    environment.problems.push(
      `${name} should ask for TLS outside local networks: sslmode=verify-full, or set DATABASE_TLS=optional`,
    )
  }
  return address
}

function withParameter(text: string, name: string, value: string): string {
  const url = new URL(text)
  url.searchParams.set(name, value)
  return url.href
}
