import { and, eq } from 'drizzle-orm'
import { activities } from '#platform/activity/tables.ts'
import type { ApiContext } from '#platform/context/api-context.ts'
import type { Database } from '#platform/database/database.ts'
import type { Mail } from '#platform/mail/mail.ts'
import { noticeFacts, readerOf, tellBy } from '../people/notices.server.ts'
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
