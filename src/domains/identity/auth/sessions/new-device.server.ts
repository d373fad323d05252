import { and, desc, eq, isNull } from 'drizzle-orm'
import { activities } from '#platform/activity/tables.ts'
import type { ApiContext } from '#platform/api/api-context.ts'
import type { Database } from '#platform/database/database.ts'
import type { Mail } from '#platform/mail/mail.ts'
import { noticeFacts, tellBy } from '../account/notices.server.ts'
import { sessions } from '../auth.table.server.ts'
import { clientPlace } from './start-session.server.ts'

type Context = Pick<ApiContext, 'config' | 'mail' | 'messageTemplates' | 'request'>
type Orm = Pick<Database['orm'], 'select'>

/** Not at the first sign-in, and not in a demo, whose accounts are everyone's. */
export async function tellOfNewDevice(
  { config, mail, messageTemplates, request }: Context,
  transaction: Orm & Parameters<Mail['send']>[0],
  user: { id: string; email: string },
): Promise<void> {
  if (config.demoMode || !(await hasSignedIn(transaction, user.id))) return
  const { ipAddress, userAgent } = clientPlace(request.headers)
  const facts = { ...noticeFacts(config), ipAddress, userAgent }
  const reader = await readerOf(transaction, user.id)
  const message = await messageTemplates.newDevice(facts, reader ?? request.headers)
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

/** In the language of the sessions before: the new device may be another person's. */
export async function readerOf(orm: Orm, userId: string): Promise<Headers | undefined> {
  const [latest] = await orm
    .select({ language: sessions.language })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.impersonatedBy)))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(1)
  return latest?.language ? new Headers({ 'accept-language': latest.language }) : undefined
}
