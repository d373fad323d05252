import type { Session } from '#platform/access/caller.ts'
import type { ApiContext } from '#platform/context/api-context.ts'
import { HttpError } from '#platform/errors/http-error.ts'
import { publicSession } from './current-session.server.ts'
import { stopImpersonating } from './impersonation/impersonate.server.ts'
import { readSession, renewIfDue } from './renew-session.server.ts'

type Services = Pick<ApiContext, 'accountHooks' | 'config' | 'database'>

/** The browser keeps the admin's own session, so the admin needs no code after an impersonation has ended. */
export async function sessionOn(
  services: Services,
  { headers }: Pick<Request, 'headers'>,
  keep?: (cookie: string) => void,
): Promise<Session | null> {
  const answerHeaders = new Headers()
  const context = { ...services, request: { headers }, answerHeaders }
  const session = (await read(context)) ?? (await restore(context))
  for (const cookie of answerHeaders.getSetCookie()) keep?.(cookie)
  return session
}

type Context = Services & Pick<ApiContext, 'answerHeaders'> & { request: Pick<Request, 'headers'> }

async function read(context: Context): Promise<Session | null> {
  const found = await readSession(context)
  if (!found) return null
  await renewIfDue(context, found)
  return publicSession(found, context.config)
}

async function restore(context: Context): Promise<Session | null> {
  if (!context.request.headers.get('cookie')?.includes('admin_session=')) return null
  try {
    await stopImpersonating(context)
  } catch (error) {
    if (error instanceof HttpError) return null
    throw error
  }
  const cookies = context.answerHeaders.getSetCookie().map((set) => set.split(';')[0])
  const request = { headers: new Headers({ cookie: cookies.join('; ') }) }
  return read({ ...context, request })
}
