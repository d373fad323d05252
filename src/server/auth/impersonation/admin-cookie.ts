import type { GenericEndpointContext } from 'better-auth'
import { expireCookie } from 'better-auth/cookies'

/** Where the token of an admin's own session waits while they act as somebody else: signed, and hidden from scripts. */
const cookieOf = ({ context }: GenericEndpointContext) =>
  context.createAuthCookie('admin_session', { maxAge: context.sessionConfig.expiresIn })

export const adminCookie = {
  async read(context: GenericEndpointContext): Promise<string | undefined> {
    const { name } = cookieOf(context)
    return (await context.getSignedCookie(name, context.context.secret)) || undefined
  },

  async keep(context: GenericEndpointContext, token: string): Promise<void> {
    const { name, attributes } = cookieOf(context)
    await context.setSignedCookie(name, token, context.context.secret, attributes)
  },

  forget: (context: GenericEndpointContext) => expireCookie(context, cookieOf(context)),
}
