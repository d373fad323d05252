import { eq, sql } from 'drizzle-orm'
import { requireSure } from '#platform/access/caller.ts'
import { record } from '#platform/activity/record.ts'
import { createSeal } from '#platform/secrets/seal.ts'
import { makeSecret } from './delivery/sign-message.server.ts'
import { wakeDelivery } from './delivery/wake-delivery.server.ts'
import {
  findWebhook,
  ofScope,
  requireScope,
  showWebhook,
  type WebhookContext,
} from './find-webhook.server.ts'
import { requirePublicUrl } from './require-public-url.server.ts'
import { requireReadableEvents } from './require-readable-events.server.ts'
import { webhookErrors } from './webhook-errors.server.ts'
import type { Rotation, WebhookChange, WebhookDraft } from './webhook-input.server.ts'
import {
  mostWebhooks,
  type NewWebhook,
  overlapHours as usualHours,
  type Webhook,
} from './webhook.ts'
import { webhookPosition, webhooks } from './webhooks.table.server.ts'

/** The path of an address may hold a secret of the receiver. */
const hostOf = (url: string) => new URL(url).host

const target = ({ id, url }: { id: string; url: string }) =>
  ({ type: 'webhook', id, name: hostOf(url) }) as const

function newSecret({ config }: WebhookContext) {
  const secret = makeSecret()
  return { secret, sealed: createSeal(config, 'webhooks').close(secret) }
}

export async function createWebhook(
  context: WebhookContext,
  { url, organizationId = null, ...draft }: WebhookDraft,
): Promise<NewWebhook> {
  const { acting, caller, config, messageTemplates, request } = context
  const events = [...new Set(draft.events)]
  await requireScope(context, organizationId, 'create')
  requireReadableEvents(caller, events, organizationId)
  requireSure(caller, config.limits)
  requirePublicUrl(config, url)
  const { secret, sealed } = newSecret(context)
  const language = messageTemplates.languageOf(request.headers)
  return acting.orm.transaction(async (transaction) => {
    await transaction.execute(sql`LOCK TABLE ${webhooks} IN SHARE ROW EXCLUSIVE MODE`)
    const count = await transaction.$count(webhooks, ofScope(organizationId))
    if (count >= mostWebhooks) throw webhookErrors.tooMany()
    await transaction.insert(webhookPosition).values({}).onConflictDoNothing()
    const [row] = await transaction
      .insert(webhooks)
      .values({ userId: caller.user.id, organizationId, url, events, secret: sealed, language })
      .returning({ id: webhooks.id })
    if (!row) throw new Error('No webhook was stored')
    await record(transaction, acting.by, {
      action: 'webhook.create',
      target: target({ id: row.id, url }),
      after: { events: events.join(', ') },
    })
    await wakeDelivery(transaction)
    return { ...(await showWebhook(transaction, row.id)), secret }
  })
}

const resumed = {
  status: 'active',
  since: sql`pg_current_snapshot()`,
  failingSince: null,
  silences: 0,
  quietUntil: null,
} as const

/** Resuming begins with what is committed from then on. */
export async function updateWebhook(
  context: WebhookContext,
  { id, url, active, ...change }: WebhookChange,
): Promise<Webhook> {
  const { acting, caller, config } = context
  const webhook = await findWebhook(context, id, 'update')
  const events = change.events && [...new Set(change.events)]
  const isMoved = url !== undefined && url !== webhook.url
  const isActive = webhook.status === 'active'
  if (url !== undefined) requireSure(caller, config.limits)
  requireReadableEvents(caller, events ?? webhook.events, webhook.organizationId)
  if (isMoved) requirePublicUrl(config, url)
  const changes = {
    ...(isMoved && { url, silences: 0, quietUntil: null }),
    ...(events && { events }),
    ...(active === false && isActive && { status: 'paused' as const }),
    ...(active === true && !isActive && resumed),
  }
  const facts = (of: typeof webhook) => ({
    ...(isMoved && { address: hostOf(of.url) }),
    ...(events && { events: of.events.join(', ') }),
    ...('status' in changes && { status: of.status }),
  })
  return acting.orm.transaction(async (transaction) => {
    if (Object.keys(changes).length > 0) {
      const [changed = webhook] = await transaction
        .update(webhooks)
        .set(changes)
        .where(eq(webhooks.id, id))
        .returning()
      await record(transaction, acting.by, {
        action: 'webhook.update',
        target: target(changed),
        before: facts(webhook),
        after: facts(changed),
      })
      await wakeDelivery(transaction)
    }
    return showWebhook(transaction, id)
  })
}

export async function deleteWebhook(context: WebhookContext, id: string): Promise<void> {
  const { orm, by } = context.acting
  const webhook = await findWebhook(context, id, 'delete')
  await orm.transaction(async (transaction) => {
    await transaction.delete(webhooks).where(eq(webhooks.id, id))
    await record(transaction, by, { action: 'webhook.delete', target: target(webhook) })
  })
}

/** Both secrets sign for a while, so that the receiver can be given the new one. */
export async function rotateSecret(
  context: WebhookContext,
  { id, overlapHours = usualHours }: Rotation,
): Promise<NewWebhook> {
  const { acting, caller, config } = context
  const webhook = await findWebhook(context, id, 'update')
  requireSure(caller, config.limits)
  const { secret, sealed } = newSecret(context)
  return acting.orm.transaction(async (transaction) => {
    await transaction
      .update(webhooks)
      .set({
        secret: sealed,
        formerSecret: sql`${webhooks.secret}`,
        formerUntil: sql`now() + make_interval(hours => ${overlapHours})`,
      })
      .where(eq(webhooks.id, id))
    await record(transaction, acting.by, {
      action: 'webhook.rotate',
      target: target(webhook),
      after: { overlapHours },
    })
    return { ...(await showWebhook(transaction, id)), secret }
  })
}
