import { advice, error, type Findings, warning } from '#kit/features/index.server.ts'
import { isPrivate } from '#platform/config/base-url.ts'
import type { Config } from '#platform/config/config.ts'
import { isLocalHost } from '#platform/config/encrypted-connections.ts'

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
    looseLimits(config),
  ]
}

const isReadable = ({ databaseUrl }: Config) =>
  databaseUrl !== undefined &&
  !isLocalHost(databaseUrl) &&
  !/[?&]ssl(mode=(require|verify)|=true|=1)/.test(databaseUrl)

function looseLimits({ variables: { limits } }: Config) {
  const loose = [...limits].flatMap(([name, { value, usual }]) =>
    isLoose(name, value, usual) ? [`${name} ${value} instead of ${usual}`] : [],
  )
  return loose.length > 0 && warning(`Limits are looser than usual: ${loose.join(', ')}`)
}

const isLoose = (name: string, value: number, usual: number) =>
  name === 'LIMIT_CODE_RESEND_SECONDS' ? value < usual : value > usual
