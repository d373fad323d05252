import type { GenericEndpointContext } from 'better-auth'
import type { AuthFoundation } from '../auth.ts'
import { refuse } from '../refusals.ts'
import { findCaller, findSession } from './current-session.ts'
import { readToken } from './session-cookie.ts'

/** Who sends a request, by the cookie of their session. */
export function sessionReader({ config, database }: Pick<AuthFoundation, 'config' | 'database'>) {
  const token = ({ headers }: Pick<GenericEndpointContext, 'headers'>) => readToken(headers, config)

  const lookUp = async (of: string | undefined) =>
    of === undefined ? undefined : findSession(database, of, config)

  /** Without counting: for what ends a session, which nobody is to be kept from. */
  const read = (context: GenericEndpointContext) => lookUp(token(context))

  async function find(context: GenericEndpointContext) {
    // A page asks from within this process, without a request: that is no call.
    if (!context.request) return read(context)
    const own = token(context)
    return own === undefined ? undefined : findCaller(database, own, config)
  }

  async function require(context: GenericEndpointContext) {
    const found = await find(context)
    if (!found) throw refuse.noSession()
    return found
  }

  return { token, lookUp, read, find, require }
}
