import { and, eq } from 'drizzle-orm'
import { actorOf } from '#platform/activity/actor.ts'
import { record, userTarget } from '#platform/activity/record.ts'
import { activities } from '#platform/activity/tables.ts'
import type { ApiContext } from '#platform/context/api-context.ts'
import type { SessionOrigin } from '#platform/context/sign-in-hooks.ts'
import type { Database } from '#platform/database/database.ts'
import type { Mail } from '#platform/mail/mail.ts'
import { sessions } from '../auth.table.server.ts'
import { noticeFacts, readerOf, tellBy } from '../people/notices.server.ts'
import type { User } from '../people/people.server.ts'
import { endOldestSessions } from './end-sessions.server.ts'
import { adminCookie } from './impersonation/admin-cookie.server.ts'
import { recordStop } from './impersonation/record-stop.server.ts'
import { rememberBrowser } from './known-browsers.server.ts'
import { readSession } from './renew-session.server.ts'
import { readToken, setSessionCookie } from './session-cookie.server.ts'
import { lifetimeSeconds } from './session-life.server.ts'
import { clientPlace, startSession } from './start-session.server.ts'

type Context = Pick<
  ApiContext,
  'accountHooks' | 'answerHeaders' | 'config' | 'database' | 'mail' | 'messageTemplates' | 'request'
>

export async function beginSession(
  context: Context,
  user: User,
  method: string,
  origin?: SessionOrigin,
): Promise<void> {
  const { accountHooks, config, database, messageTemplates, request } = context
  const { headers } = request
  const before = readToken(headers, config)
  const left = await readSession(context)
  // A repeated sign-in of the same user, as sensitive actions require, keeps the active organization.
  const isAgain = left?.user.id === user.id && !left.impersonator
  const activeOrganizationId = isAgain ? left.session.activeOrganizationId : null
  const session = await database.orm.transaction(async (transaction) => {
    if (left?.impersonator) await recordStop(transaction, left.user, left.impersonator)
    const knownBrowser = await rememberBrowser(context, transaction, user.id)
    if (knownBrowser.isNew) await tellOfNewDevice(context, transaction, user)
    const started = await startSession(
      transaction,
      {
        userId: user.id,
        seconds: lifetimeSeconds(config.limits),
        language: messageTemplates.languageOf(headers),
        activeOrganizationId,
        knownBrowserId: knownBrowser.id,
        method,
        ...origin,
      },
      headers,
    )
    if (isAgain) {
      for (const replaced of accountHooks.sessionReplaced) {
        await replaced(transaction, { from: left.session.id, to: started.id })
      }
    }
    if (before) await transaction.delete(sessions).where(eq(sessions.token, before))
    // After the insert, which waits while the user changes how they sign in.
    for (const sessionStarted of accountHooks.sessionStarted) {
      await sessionStarted(transaction, { userId: user.id, method }, config)
    }
    await endOldestSessions(transaction, user.id, config.limits)
    await record(transaction, actorOf(user), {
      action: 'session.start',
      target: userTarget(user),
      after: { method, ...clientPlace(headers) },
    })
    return started
  })
  context.mail.wake()
  setSessionCookie(context, session)
  // Otherwise the next user of this browser could return to the admin's session.
  if (adminCookie.read(context)) adminCookie.forget(context)
}

type TellOfNewDeviceContext = Pick<ApiContext, 'config' | 'mail' | 'messageTemplates' | 'request'>
type Orm = Pick<Database['orm'], 'select'>

/** Not at the first sign-in, and not in a demo, whose accounts are everyone's. */
async function tellOfNewDevice(
  { config, mail, messageTemplates, request }: TellOfNewDeviceContext,
  transaction: Orm & Parameters<Mail['send']>[0],
  user: { id: string; email: string },
): Promise<void> {
  if (config.demoMode || !(await hasSignedIn(transaction, user.id))) return
  const { ipAddress, userAgent } = clientPlace(request.headers)
  const facts = { ...noticeFacts(config), ipAddress, userAgent }
  const reader = await readerOf(transaction, user.id, request.headers)
  const message = await messageTemplates.newDevice(facts, reader)
  await tellBy(mail, message)(transaction, user)
}

async function hasSignedIn(orm: Orm, userId: string): Promise<boolean> {
  const [earlier] = await orm
    .select({ id: activities.id })
    .from(activities)
    .where(and(eq(activities.actorId, userId), eq(activities.action, 'session.start')))
    .limit(1)
  return earlier !== undefined
}
