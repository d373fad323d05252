import type { AuthContext } from 'better-auth'
import type { BaseLogger } from 'pino'

type Provider = AuthContext['socialProviders'][number]
type Complain = Pick<BaseLogger, 'error'>

/** In milliseconds: a person waits for each of two such answers. */
const usualPatience = 5000

/**
 * The same provider, but one that cannot be waited for for ever, nor fail in a way that the library has no page for. What
 * it answers late is not listened to.
 */
export function withPatience(
  provider: Provider,
  log: Complain,
  patience = usualPatience,
): Provider {
  const orNothing = <T>(answer: Promise<T>) =>
    within(patience, answer).catch((err: unknown) => {
      log.error({ err, provider: provider.id }, 'Sign-in by a provider failed')
      return null
    })
  return {
    ...provider,
    validateAuthorizationCode: (data) => orNothing(provider.validateAuthorizationCode(data)),
    getUserInfo: (token) => orNothing(provider.getUserInfo(token)),
  }
}

async function within<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new Error(`No answer within ${milliseconds} ms`)),
    milliseconds,
  )
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer))
}
