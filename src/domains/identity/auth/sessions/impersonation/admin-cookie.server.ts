import type { Limits } from '#platform/config/limits.ts'
import { lifetimeSeconds } from '../session-life.server.ts'
import { clearCookie, type CookieContext, readCookie, setCookie } from '../signed-cookies.server.ts'

type Context = CookieContext & {
  config: { limits: Pick<Limits, 'sessionDays' | 'sessionAbsoluteDays'> }
}

export const adminCookie = {
  read: ({ request, config }: CookieContext) =>
    readCookie(request.headers, 'admin_session', config),
  keep: (context: Context, token: string) =>
    setCookie(context, 'admin_session', token, lifetimeSeconds(context.config.limits)),
  forget: (context: CookieContext) => clearCookie(context, 'admin_session'),
}
