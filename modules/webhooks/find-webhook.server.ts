import { desc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { Composition } from '#kit/features/index.server.ts'
import { accessErrors } from '#platform/access/access-errors.ts'
import { permissionsOf } from '#platform/access/permissions.ts'
import { users } from '#platform/access/tables.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import type { ApiContext } from '#platform/context/api-context.ts'
import type { Database } from '#platform/database/database.ts'
import { includesAll } from '#rules/includes-all.ts'
import { permissionFor, type ResourceAction } from '#rules/permissions.ts'
import { globalNeeds } from './delivery/serving.server.ts'
import { webhookErrors } from './webhook-errors.server.ts'
import { type Webhook, webhookSchema } from './webhook.ts'
import { webhooks } from './webhooks.table.server.ts'

export type WebhookContext = VerbContext &
  Pick<ApiContext, 'messageTemplates'> & { parts: Pick<Composition, 'organizations'> }

type Orm = Pick<Database['orm'], 'select'>

async function managedBy({ acting: { orm }, caller, parts }: WebhookContext): Promise<string[]> {
  const managing = await parts.organizations?.managedBy(orm, [caller.user.id])
  return managing?.map(({ organizationId }) => organizationId) ?? []
}

/** Global webhooks are for users with permissions; those of an organization, for its owners and administrators. */
async function isInScope(
  context: WebhookContext,
  organizationId: string | null,
  action: ResourceAction,
) {
  if (organizationId !== null) return (await managedBy(context)).includes(organizationId)
  const needs = action === 'create' ? globalNeeds : permissionFor('webhook', action)
  return includesAll(context.caller.permissions, needs)
}

export async function requireScope(
  context: WebhookContext,
  organizationId: string | null,
  action: ResourceAction,
): Promise<void> {
  if (await isInScope(context, organizationId, action)) return
  throw organizationId === null ? webhookErrors.forAdmins() : webhookErrors.noOrganization()
}

export const ofScope = (organizationId: string | null): SQL =>
  organizationId === null
    ? isNull(webhooks.organizationId)
    : eq(webhooks.organizationId, organizationId)

const readRows = (orm: Orm, where: SQL | undefined) =>
  orm
    .select({ webhook: webhooks, owner: users })
    .from(webhooks)
    .innerJoin(users, eq(users.id, webhooks.userId))
    .where(where)
    .orderBy(desc(webhooks.id))

async function readWebhooks(orm: Orm, where: SQL | undefined): Promise<Webhook[]> {
  const rows = await readRows(orm, where)
  return rows.map(({ webhook, owner }) => {
    const { formerUntil } = webhook
    const isOver = formerUntil !== null && formerUntil <= new Date()
    return webhookSchema.parse({ ...webhook, owner, ...(isOver && { formerUntil: null }) })
  })
}

/** All webhooks that the caller may see, or those of an organization. */
export async function listWebhooks(
  context: WebhookContext,
  organizationId: string | undefined,
): Promise<Webhook[]> {
  const { orm } = context.acting
  if (organizationId !== undefined) {
    await requireScope(context, organizationId, 'read')
    return readWebhooks(orm, ofScope(organizationId))
  }
  const isGlobal = (await isInScope(context, null, 'read')) ? ofScope(null) : undefined
  const managed = inArray(webhooks.organizationId, await managedBy(context))
  return readWebhooks(orm, or(isGlobal, managed))
}

export async function showWebhook(orm: Orm, id: string): Promise<Webhook> {
  const [webhook] = await readWebhooks(orm, eq(webhooks.id, id))
  if (!webhook) throw webhookErrors.notFound()
  return webhook
}

/** A global webhook shows what its owner may read, so another user needs as many permissions to change or read it. */
export async function findWebhook(context: WebhookContext, id: string, action: ResourceAction) {
  const { acting, caller, config } = context
  const [found] = await readRows(acting.orm, eq(webhooks.id, id))
  const organizationId = found?.webhook.organizationId ?? null
  if (!found || !(await isInScope(context, organizationId, action))) throw webhookErrors.notFound()
  const { webhook, owner } = found
  const mayDoAsMuch =
    organizationId !== null ||
    owner.id === caller.user.id ||
    includesAll(caller.permissions, permissionsOf(owner, config.adminUserIds))
  if (action !== 'delete' && !mayDoAsMuch) throw accessErrors.resource('webhook')
  return webhook
}
