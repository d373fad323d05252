import type { ApiContext } from '#platform/context/api-context.ts'
import { consumeRateLimit, consumeRateLimitBySource, type Orm } from '#platform/rates/rate-limit.ts'
import { currentRequest } from '#platform/request/current-request.ts'
import { pseudonymOf } from '#platform/secrets/pseudonym.ts'
import type { findGuessing } from './guessed-codes.server.ts'

type Services = Pick<ApiContext, 'config'>

interface Use {
  what: string
  email: string
  knownBrowserId: string | undefined
  guessing: Awaited<ReturnType<typeof findGuessing>>
}

/** While codes are guessed everywhere, a source has a tenth of its codes. */
const slower = (limit: number) => Math.ceil(limit / 10)

/** Each address has its own budget, so a stranger can't use up that of a browser that its owner has used. */
export async function consumeCodeLimits(
  { config }: Services,
  transaction: Orm,
  { what, email, knownBrowserId, guessing }: Use,
): Promise<void> {
  const { authSecret, limits } = config
  const isSlow = guessing.all && knownBrowserId === undefined
  await consumeRateLimitBySource(transaction, {
    name: 'codes',
    address: currentRequest().clientIp,
    limit: isSlow ? slower(limits.codesPerSourcePerTenMinutes) : limits.codesPerSourcePerTenMinutes,
    seconds: 600,
  })
  const budget =
    knownBrowserId === undefined
      ? {
          key: `${what} ${pseudonymOf(authSecret, 'rates', email)}`,
          limit: limits.codesPerAddressPerHour,
        }
      : {
          key: `${what} browser ${knownBrowserId}`,
          limit: limits.codesPerKnownBrowserPerHour,
        }
  await consumeRateLimit(transaction, { ...budget, seconds: 3600 })
}
