import type { GenericEndpointContext } from 'better-auth'
import type { AuthFoundation } from '../auth.ts'
import { spendCall } from '../rates/call-rate.ts'
import { refuse } from '../refusals.ts'
import { findSession } from './current-session.ts'

/** Who sends a request, by the cookie of their session. */
export function sessionReader({ config, database }: Pick<AuthFoundation, 'config' | 'database'>) {
  async function token(context: GenericEndpointContext): Promise<string | undefined> {
    const { name } = context.context.authCookies.sessionToken
    return (await context.getSignedCookie(name, config.authSecret)) || undefined
  }

  const lookUp = async (of: string | undefined) =>
    of === undefined ? undefined : findSession(database, of, config)

  /** Without counting: for what ends a session, which nobody is to be kept from. */
  const read = async (context: GenericEndpointContext) => lookUp(await token(context))

  async function find(context: GenericEndpointContext) {
    const found = await read(context)
    // A page asks from within this process, without a request: that is no call.
    if (found && context.request) await spendCall(database.orm, found.session.id, config.limits)
    return found
  }

  async function require(context: GenericEndpointContext) {
    const found = await find(context)
    if (!found) throw refuse.noSession()
    return found
  }

  return { token, lookUp, read, find, require }
}
