import { resolve } from 'node:path'
import { ipRanges } from './address-ranges.ts'
import { type DatabaseSettings, readDatabase } from './database-settings.ts'
import { readMailTls, withMailTls } from './encrypted-connections.ts'
import { type Environment, EnvironmentReader } from './environment-reader.ts'
import { generatedSecret } from './generated-secret.ts'
import { InvalidConfiguration } from './invalid-configuration.ts'
import { type Limits, readLimits } from './limits.ts'
import { flag, oneOf } from './parsers.ts'
import { requireProductionSettings } from './production.ts'
import { readSignIn, type SignIn } from './sign-in/sign-in.ts'
import {
  anyText,
  bannerColor,
  bearerToken,
  environmentName,
  hostName,
  httpUrl,
  mailAddress,
  oneEmoji,
  secret,
  smtpUrl,
  uuids,
} from './values.ts'
import type { Variables } from './variables.ts'

export { InvalidConfiguration } from './invalid-configuration.ts'

export type Config = DatabaseSettings &
  SignIn & {
    port: number
    host: string
    /** Processes that serve on one port. */
    baseUrl: URL
    localMode: boolean
    dataDir: string
    authSecret: string
    authSecretPrevious: string | undefined
    mail: { smtpUrl: string; from: string } | undefined
    signUp: 'open' | 'closed'
    demoMode: boolean
    environment: { name: string; emoji: string | undefined; color: string } | undefined
    /** The emoji, or else the name in brackets (specification 2). */
    environmentMark: string | undefined
    adminUserIds: string[]
    s3: S3Store | undefined
    trustedProxies: string[]
    logLevel: LogLevel
    metricsToken: string | undefined
    apiDocs: 'public' | 'signed-in' | 'off'
    sampleData: boolean
    limits: Limits
    /** `of` of a module's variables finds their values here. */
    variables: EnvironmentReader
  }

type S3Store = {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof logLevels)[number]

/** Mistakes in the variables of the base and of modules are reported together. */
export function readConfig(variables: Environment, ofModules: readonly Variables[] = []): Config {
  const environment = new EnvironmentReader(variables)
  const { port, baseUrl, localMode } = environment
  if (!localMode) requireProductionSettings(environment, baseUrl)

  const authSecret = environment.read('AUTH_SECRET', secret)
  const authSecretPrevious = environment.read('AUTH_SECRET_PREVIOUS', secret)
  if (authSecret !== undefined && authSecret === authSecretPrevious) {
    environment.problems.push('AUTH_SECRET_PREVIOUS should be another one than AUTH_SECRET')
  }
  const mailTls = readMailTls(environment)
  const settings: Omit<Config, 'authSecret'> = {
    port,
    host: environment.read('HOST', hostName, localMode ? '127.0.0.1' : '0.0.0.0'),
    baseUrl,
    localMode,
    authSecretPrevious,
    ...readDatabase(environment),
    dataDir: readDataDir(environment),
    mail: environment.group(['SMTP_URL', 'MAIL_FROM'], (read) => ({
      smtpUrl: withMailTls(mailTls, read('SMTP_URL', smtpUrl)),
      from: read('MAIL_FROM', mailAddress),
    })),
    signUp: environment.read('SIGN_UP', oneOf(['open', 'closed']), 'open'),
    demoMode: environment.read('DEMO_MODE', flag, false),
    ...readSurroundings(environment),
    ...readSignIn(
      environment,
      ofModules.flatMap(({ signInWays }) => signInWays),
    ),
    adminUserIds: environment.read('ADMIN_USER_IDS', uuids, []),
    s3: readS3(environment),
    trustedProxies: environment.read('TRUSTED_PROXIES', ipRanges, []),
    logLevel: environment.read('LOG_LEVEL', oneOf(logLevels), 'info'),
    metricsToken: environment.read('METRICS_TOKEN', bearerToken),
    apiDocs: environment.read('API_DOCS', oneOf(['public', 'signed-in', 'off']), 'public'),
    sampleData: environment.read('SAMPLE_DATA', flag, localMode),
    limits: readLimits(environment),
    variables: environment,
  }
  for (const declared of ofModules) declared.readFrom(environment)
  environment.refuseUnknownRules()
  if (environment.problems.length > 0) throw new InvalidConfiguration(environment.problems)
  return { ...settings, authSecret: authSecret ?? generatedSecret(settings.dataDir) }
}

export const readDataDir = (environment: EnvironmentReader) =>
  resolve(environment.text('DATA_DIR') ?? '.data')

function readSurroundings(
  environment: EnvironmentReader,
): Pick<Config, 'environment' | 'environmentMark'> {
  const name = environment.read('ENV_NAME', environmentName)
  const emoji = environment.read('ENV_EMOJI', oneEmoji)
  const color = environment.read('ENV_COLOR', bannerColor, 'plum')
  return {
    environment: name === undefined ? undefined : { name, emoji, color },
    environmentMark: emoji ?? (name && `[${name}]`),
  }
}

function readS3(environment: EnvironmentReader): S3Store | undefined {
  const keys = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']
  return environment.group(['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', ...keys], (read) => ({
    endpoint: read('S3_ENDPOINT', httpUrl),
    region: read('S3_REGION', anyText),
    bucket: read('S3_BUCKET', anyText),
    accessKeyId: read('S3_ACCESS_KEY_ID', anyText),
    secretAccessKey: read('S3_SECRET_ACCESS_KEY', anyText),
  }))
}
