import { eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { pushMessages, pushSubscriptions } from '../web-push.table.server.ts'
import { type ClaimedPush, isOfClaim } from './claim-pushes.server.ts'
import { type PushOutcome, usefulSeconds } from './send-push.server.ts'

const minute = 60
const pauses = [10, minute, 5 * minute, 30 * minute, 2 * 60 * minute]
const longestPause = 6 * 60 * minute

export async function storePushOutcome(
  { orm }: Pick<Database, 'orm'>,
  message: ClaimedPush,
  outcome: PushOutcome,
): Promise<void> {
  const isIts = eq(pushSubscriptions.id, message.subscriptionId)
  if (outcome.kind === 'gone') {
    await orm.delete(pushSubscriptions).where(isIts)
  } else if (outcome.kind === 'later') {
    await waitFor(orm, message, outcome.retryAfter)
  } else {
    await orm.delete(pushMessages).where(isOfClaim(message))
    if (outcome.kind === 'sent') {
      await orm
        .update(pushSubscriptions)
        .set({ sentAt: sql`now()` })
        .where(isIts)
    }
  }
}

/** Everything else that waits for the browser has the same pause. */
async function waitFor(
  orm: Database['orm'],
  message: ClaimedPush,
  retryAfter: number | undefined,
): Promise<void> {
  const asked = Math.min(retryAfter ?? 0, usefulSeconds)
  const seconds = Math.max(pauses[message.attempts - 1] ?? longestPause, asked)
  const until = sql`now() + make_interval(secs => ${seconds})`
  const end = new Date(message.createdAt.getTime() + usefulSeconds * 1000)
  const isOver = Date.now() + seconds * 1000 >= end.getTime()
  if (isOver) await orm.delete(pushMessages).where(isOfClaim(message))
  else await orm.update(pushMessages).set({ dueAt: until }).where(isOfClaim(message))
  await orm
    .update(pushMessages)
    .set({ dueAt: sql`greatest(${pushMessages.dueAt}, ${until})` })
    .where(eq(pushMessages.subscriptionId, message.subscriptionId))
}
