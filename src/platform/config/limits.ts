import type { EnvironmentReader } from './environment-reader.ts'

export type Limits = ReturnType<typeof readLimits>

export function readLimits(environment: EnvironmentReader) {
  const limit = environment.limit.bind(environment)
  const rate = environment.rate.bind(environment)

  return {
    codeMinutes: limit('LIMIT_CODE_MINUTES', 10, 60),
    codeTries: limit('LIMIT_CODE_TRIES', 3, 10),
    codeResendSeconds: limit('LIMIT_CODE_RESEND_SECONDS', 30, 3600),
    codesPerAddressPerHour: rate('LIMIT_CODES_PER_ADDRESS_PER_HOUR', 5, 1000),
    codesPerKnownBrowserPerHour: rate('LIMIT_CODES_PER_KNOWN_BROWSER_PER_HOUR', 5, 1000),
    codesPerSourcePerTenMinutes: rate('LIMIT_CODES_PER_SOURCE_PER_TEN_MINUTES', 60, 100_000),
    wrongCodesPerAddressPerHour: rate('LIMIT_WRONG_CODES_PER_ADDRESS_PER_HOUR', 8, 1000),
    wrongCodesPerTenMinutes: rate('LIMIT_WRONG_CODES_PER_TEN_MINUTES', 100, 1_000_000),
    callsPerSessionPerMinute: rate('LIMIT_CALLS_PER_SESSION_PER_MINUTE', 600, 1_000_000),
    callsPerKeyPerMinute: rate('LIMIT_CALLS_PER_KEY_PER_MINUTE', 600, 1_000_000),
    callsPerPersonPerMinute: rate('LIMIT_CALLS_PER_PERSON_PER_MINUTE', 1200, 1_000_000),
    authCallsPerSourcePerMinute: rate('LIMIT_AUTH_CALLS_PER_SOURCE_PER_MINUTE', 60, 100_000),
    anonymousCallsPerSourcePerMinute: rate(
      'LIMIT_ANONYMOUS_CALLS_PER_SOURCE_PER_MINUTE',
      600,
      1_000_000,
    ),
    sessionsPerPerson: rate('LIMIT_SESSIONS_PER_PERSON', 50, 1000),
    sessionDays: limit('LIMIT_SESSION_DAYS', 30, 400),
    sessionAbsoluteDays: limit('LIMIT_SESSION_ABSOLUTE_DAYS', 90, 3650),
    adminIdleHours: limit('LIMIT_ADMIN_IDLE_HOURS', 12, 8760),
    adminSessionDays: limit('LIMIT_ADMIN_SESSION_DAYS', 7, 3650),
    sensitiveMinutes: limit('LIMIT_SENSITIVE_MINUTES', 15, 1440),
    impersonationMinutes: limit('LIMIT_IMPERSONATION_MINUTES', 60, 1440),
    trashDays: limit('LIMIT_TRASH_DAYS', 30, 10_000),
    activityDays: limit('LIMIT_ACTIVITY_DAYS', 400, 10_000),
    coverMegabytes: limit('LIMIT_COVER_MEGABYTES', 10, 100),
    coverMegapixels: limit('LIMIT_COVER_MEGAPIXELS', 50, 200),
    logoMegapixels: limit('LIMIT_LOGO_MEGAPIXELS', 4, 50),
    logosPerPersonPerHour: rate('LIMIT_LOGOS_PER_PERSON_PER_HOUR', 20, 1000),
    bodyMegabytes: limit('LIMIT_BODY_MEGABYTES', 1, 100),
  }
}
