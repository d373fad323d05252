import { isPrivate } from '#platform/config/base-url.ts'
import type { Config } from '#platform/config/config.ts'
import { isLocalHost } from '#platform/config/encrypted-connections.ts'
import { EnvironmentReader } from '#platform/config/environment-reader.ts'
import { readLimits } from '#platform/config/limits.ts'
import { advice, error, type Findings, warning } from '../finding.server.ts'

const urlOf = (range: string) => {
  const [address = ''] = range.split('/')
  return new URL(`http://${address.includes(':') ? `[${address}]` : address}`)
}

export function checkConfiguration(config: Config): Findings {
  const { baseUrl, localMode, trustedProxies, metricsToken, environment } = config
  const isPlain = !localMode && baseUrl.protocol === 'http:'
  const stranger = trustedProxies.find((address) => !isPrivate(urlOf(address)))
  return [
    localMode &&
      error(`BASE_URL is ${baseUrl.origin}: local mode relaxes limits and logs sign-in codes`),
    isPlain && warning('BASE_URL is plain HTTP: the network can read all traffic'),
    baseUrl.protocol === 'https:' &&
      trustedProxies.length === 0 &&
      warning('TRUSTED_PROXIES is empty: behind a TLS proxy all users count as one source'),
    stranger !== undefined &&
      warning(`TRUSTED_PROXIES has ${stranger}, a public address: it can forge client addresses`),
    isReadable(config) &&
      warning(
        'DATABASE_URL does not require TLS: the network can read all data. Remove DATABASE_TLS',
      ),
    config.demoMode && warning('DEMO_MODE is on: all changes are blocked'),
    config.sampleData &&
      !localMode &&
      warning('SAMPLE_DATA is on: an empty database gets sample books'),
    metricsToken === undefined &&
      advice('METRICS_TOKEN is not set: only this machine can read /api/metrics'),
    metricsToken !== undefined &&
      metricsToken.length < 16 &&
      warning('METRICS_TOKEN is too short: use 32 random characters'),
    environment &&
      advice(`ENV_NAME is set: every page shows a banner that says "${environment.name}"`),
    config.signUp === 'open' &&
      !config.captcha &&
      advice('SIGN_UP is open without a captcha: bots can request codes for any address'),
    looseLimits(config),
  ]
}

const isReadable = ({ databaseUrl }: Config) =>
  databaseUrl !== undefined &&
  !isLocalHost(databaseUrl) &&
  !/[?&]ssl(mode=(require|verify)|=true|=1)/.test(databaseUrl)

function looseLimits({ limits, localMode }: Config) {
  const usual = readLimits(new EnvironmentReader({}), localMode)
  const loose = Object.entries(usual).flatMap(([name, most]) => {
    const value = new Map(Object.entries(limits)).get(name) ?? most
    return isLoose(name, value, most) ? [`${variableOf(name)} ${value} instead of ${most}`] : []
  })
  return loose.length > 0 && warning(`Limits are looser than usual: ${loose.join(', ')}`)
}

const isLoose = (name: string, value: number, usual: number) =>
  name === 'codeResendSeconds' ? value < usual : value > usual

const variableOf = (name: string) =>
  `LIMIT_${name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`
