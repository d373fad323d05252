import { eq, sql } from 'drizzle-orm'
import { requireSure } from '#platform/access/caller.ts'
import { record } from '#platform/activity/record.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { createSeal } from '#platform/secrets/seal.ts'
import { makeSecret } from './delivery/sign-message.server.ts'
import { wakeDelivery } from './delivery/wake-delivery.server.ts'
import { findWebhook, requireScope, type WebhookContext } from './find-webhook.server.ts'
import { listWebhooks, ofScope } from './list-webhooks.server.ts'
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
const target = ({ id, url }: { id: string; url: string }) =>
  ({ type: 'webhook', id, name: new URL(url).host }) as const

const eventsOf = (events: readonly string[]) => [...new Set(events)]

export async function createWebhook(
  context: WebhookContext,
  { url, events, organizationId = null }: WebhookDraft,
): Promise<NewWebhook> {
  const { acting, caller, config, messageTemplates, request } = context
  await requireScope(context, organizationId, 'create')
  requireReadableEvents(caller, events, organizationId)
  requireSure(caller, config.limits)
  requirePublicUrl(config, url)
  const secret = makeSecret()
  const made = await acting.orm.transaction(async (transaction) => {
    await transaction.execute(sql`LOCK TABLE ${webhooks} IN SHARE ROW EXCLUSIVE MODE`)
    const count = await transaction.$count(webhooks, ofScope(organizationId))
    if (count >= mostWebhooks) throw webhookErrors.tooMany()
    await transaction.insert(webhookPosition).values({}).onConflictDoNothing()
    const [row] = await transaction
      .insert(webhooks)
      .values({
        userId: caller.user.id,
        organizationId,
        url,
        events: eventsOf(events),
        secret: createSeal(config, 'webhooks').close(secret),
        language: messageTemplates.languageOf(request.headers),
      })
      .returning({ id: webhooks.id })
    if (!row) throw new Error('No webhook was stored')
    await record(transaction, acting.by, {
      action: 'webhook.create',
      target: target({ id: row.id, url }),
      after: { events: eventsOf(events).join(', ') },
    })
    await wakeDelivery(transaction)
    return shown(transaction, row.id)
  })
  return { ...made, secret }
}

/** Resuming begins with what is committed from then on. */
export async function updateWebhook(
  context: WebhookContext,
  { id, url, events, active }: WebhookChange,
): Promise<Webhook> {
  const { acting, caller, config } = context
  const webhook = await findWebhook(context, id, 'update')
  if (url !== undefined) requireSure(caller, config.limits)
  requireReadableEvents(caller, events ?? webhook.events, webhook.organizationId)
  if (url !== undefined && url !== webhook.url) requirePublicUrl(config, url)
  const isActive = webhook.status === 'active'
  const resumes = active === true && !isActive
  const changes = {
    ...(url !== undefined && url !== webhook.url && { url, silences: 0, quietUntil: null }),
    ...(events && { events: eventsOf(events) }),
    ...(active === false && isActive && { status: 'paused' as const }),
    ...(resumes && {
      status: 'active' as const,
      since: sql`pg_current_snapshot()`,
      failingSince: null,
      silences: 0,
      quietUntil: null,
    }),
  }
  return acting.orm.transaction(async (transaction) => {
    if (Object.keys(changes).length > 0) {
      await transaction.update(webhooks).set(changes).where(eq(webhooks.id, id))
      await record(transaction, acting.by, {
        action: 'webhook.update',
        target: target({ id, url: url ?? webhook.url }),
        ...factsOf(webhook, changes),
      })
      await wakeDelivery(transaction)
    }
    return shown(transaction, id)
  })
}

type Facts = { url?: string; events?: string[]; status?: string }

function factsOf(webhook: Required<Facts>, { url, events, status }: Facts) {
  const facts = (of: Facts) => ({
    ...(url !== undefined && { address: new URL(of.url ?? '').host }),
    ...(events && { events: of.events?.join(', ') }),
    ...(status !== undefined && { status: of.status }),
  })
  return {
    before: facts(webhook),
    after: facts({
      ...webhook,
      ...(url !== undefined && { url }),
      ...(events && { events }),
      ...(status !== undefined && { status }),
    }),
  }
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
  const secret = makeSecret()
  return acting.orm.transaction(async (transaction) => {
    await transaction
      .update(webhooks)
      .set({
        secret: createSeal(config, 'webhooks').close(secret),
        formerSecret: sql`${webhooks.secret}`,
        formerUntil: sql`now() + make_interval(hours => ${overlapHours})`,
      })
      .where(eq(webhooks.id, id))
    await record(transaction, acting.by, {
      action: 'webhook.rotate',
      target: target(webhook),
      after: { overlapHours },
    })
    return { ...(await shown(transaction, id)), secret }
  })
}

async function shown(transaction: Transaction, id: string): Promise<Webhook> {
  const [webhook] = await listWebhooks(transaction, eq(webhooks.id, id))
  if (!webhook) throw webhookErrors.notFound()
  return webhook
}
