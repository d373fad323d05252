import { setTimeout as pause } from 'node:timers/promises'
import { inArray, lt, sql } from 'drizzle-orm'
import type { Config } from '#platform/config/config.ts'
import { defineJob } from '#platform/jobs/define-job.ts'
import type { Services } from '#platform/services.ts'
import { findPushKey, renewPushKey } from '../push-key.server.ts'
import { pushMessages } from '../web-push.table.server.ts'
import { claimPushes, type WantedPush, wantedPushes } from './claim-pushes.server.ts'
import { pushText } from './push-text.server.ts'
import { isAnyPushDue, queuePushes } from './queue-pushes.server.ts'
import { type PushSender, sendPush, usefulSeconds } from './send-push.server.ts'
import { storePushOutcome } from './store-push-outcome.server.ts'

const pollMs = 1000

type Needed = Pick<Services, 'database' | 'log'> & {
  config: Pick<
    Config,
    | 'adminUserIds'
    | 'authSecret'
    | 'authSecretPrevious'
    | 'baseUrl'
    | 'environmentMark'
    | 'limits'
    | 'mail'
  >
  trustedOrigin?: string
}

export const sendPushes = defineJob({
  name: 'send-pushes',
  schedule: { everyMinutes: 1 / 6 },
  run: (services: Needed, _: undefined, signal?: AbortSignal) => sendDuePushes(services, signal),
})

async function sendDuePushes(services: Needed, signal?: AbortSignal): Promise<void> {
  const { database, trustedOrigin, config } = services
  await renewPushKey(services)
  if (!(await isAnyPushDue(database.orm))) return
  await database.orm
    .delete(pushMessages)
    .where(lt(pushMessages.createdAt, sql`now() - make_interval(secs => ${usefulSeconds})`))
  const sender = { key: await findPushKey(services), config, trustedOrigin }
  const isStopping = () => signal?.aborted === true
  const sending = new Map<string, Promise<void>>()
  do {
    for (const push of isStopping() ? [] : await nextPushes(services, [...sending.keys()])) {
      const { id } = push.message
      sending.set(
        id,
        sendOne(services, sender, push).finally(() => sending.delete(id)),
      )
    }
    if (sending.size === 0) continue
    const timer = new AbortController()
    const rest = pause(pollMs, undefined, { signal: timer.signal }).catch(() => undefined)
    await Promise.race([rest, ...sending.values()])
    timer.abort()
  } while (sending.size > 0 || (!isStopping() && (await isAnyPushDue(database.orm))))
}

/** Notifications that arrive while others are being sent are queued, too. */
async function nextPushes({ config, database }: Needed, sending: readonly string[]) {
  await queuePushes(database.orm)
  const claimed = await claimPushes(database, sending)
  const wanted = await wantedPushes(database, config, claimed)
  const isWanted = new Set(wanted.map(({ message }) => message.id))
  const rest = claimed.flatMap(({ id }) => (isWanted.has(id) ? [] : id))
  await database.orm.delete(pushMessages).where(inArray(pushMessages.id, rest))
  return wanted
}

/** A failure here leaves the message claimed: it is sent again after its lease. */
async function sendOne({ config, database, log }: Needed, sender: PushSender, push: WantedPush) {
  const service = new URL(push.subscription.endpoint).host
  try {
    const text = pushText(config, push)
    const outcome =
      text === undefined ? { kind: 'refused' as const } : await sendPush(sender, push, text)
    if (outcome.kind !== 'sent') log.info({ service, outcome }, 'A push was not taken')
    await storePushOutcome(database, push.message, outcome)
  } catch (err) {
    log.warn({ err, service }, 'A push could not be sent')
  }
}
