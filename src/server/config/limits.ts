import { wholeNumber } from './parsers.ts'
import type { EnvironmentReader } from './environment-reader.ts'

/**
 * Each limit is set by `LIMIT_` and its name in capitals: `codeTries` by `LIMIT_CODE_TRIES`.
 * The most is what stays safe in production. A rate is twenty times higher in local mode, where
 * a developer and their tests are one source.
 */
const limits = {
  codeMinutes: { value: 10, most: 60 },
  codeTries: { value: 3, most: 10 },
  codeResendSeconds: { value: 30, most: 3600 },
  codesPerAddressPerHour: { value: 5, most: 1000, rate: true },
  codesPerSourcePerTenMinutes: { value: 60, most: 100_000, rate: true },
  callsPerSessionPerMinute: { value: 600, most: 1_000_000, rate: true },
  authCallsPerSourcePerMinute: { value: 60, most: 100_000, rate: true },
  sessionDays: { value: 30, most: 400 },
  sensitiveMinutes: { value: 15, most: 1440 },
  impersonationMinutes: { value: 60, most: 1440 },
  trashDays: { value: 30, most: 10_000 },
  activityDays: { value: 400, most: 10_000 },
  coverMegabytes: { value: 10, most: 100 },
  coverMegapixels: { value: 50, most: 200 },
  bodyMegabytes: { value: 1, most: 100 },
}

const localFactor = 20

type LimitName = keyof typeof limits
export type Limits = Record<LimitName, number>

export function readLimits(environment: EnvironmentReader, localMode: boolean): Limits {
  const entries = Object.entries(limits).map(([name, limit]) => {
    const factor = localMode && 'rate' in limit ? localFactor : 1
    return [name, environment.read(variable(name), wholeNumber(1, limit.most), limit.value * factor)]
  })
  return Object.fromEntries(entries)
}

function variable(name: string): string {
  return `LIMIT_${name.replaceAll(/[A-Z]/g, '_$&').toUpperCase()}`
}
