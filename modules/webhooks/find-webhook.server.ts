import { eq, inArray, or, type SQL } from 'drizzle-orm'
import { accessErrors } from '#platform/access/access-errors.ts'
import { permissionsOf } from '#platform/access/permissions.ts'
import { users } from '#platform/access/tables.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import type { ApiContext } from '#platform/context/api-context.ts'
import { includesAll } from '#rules/includes-all.ts'
import { globalNeeds } from './delivery/serving.server.ts'
import type { WebhookParts } from './delivery/webhook-parts.server.ts'
import { ofScope } from './list-webhooks.server.ts'
import { webhookErrors } from './webhook-errors.server.ts'
import { webhooks } from './webhooks.table.server.ts'

export type WebhookContext = VerbContext &
  Pick<ApiContext, 'messageTemplates'> & { parts: WebhookParts }

type Context = VerbContext<'acting' | 'caller' | 'config'> & { parts: WebhookParts }
type Action = 'read' | 'create' | 'update' | 'delete'

/** Global webhooks are for users with permissions; those of an organization, for its owners and administrators. */
async function isInScope(
  { acting: { orm }, caller, parts }: Pick<Context, 'acting' | 'caller' | 'parts'>,
  organizationId: string | null,
  action: Action,
): Promise<boolean> {
  if (organizationId === null) {
    const wanted = action === 'create' ? globalNeeds : { webhook: [action] }
    return includesAll(caller.permissions, wanted)
  }
  const managing = (await parts.organizations?.managedBy(orm, [caller.user.id])) ?? []
  return managing.some((one) => one.organizationId === organizationId)
}

export async function requireScope(
  context: Pick<Context, 'acting' | 'caller' | 'parts'>,
  organizationId: string | null,
  action: Action,
): Promise<void> {
  if (await isInScope(context, organizationId, action)) return
  throw organizationId === null ? webhookErrors.forAdmins() : webhookErrors.noOrganization()
}

/** All webhooks that the caller may see, or those of an organization. */
export async function visibleWebhooks(
  context: Pick<Context, 'acting' | 'caller' | 'parts'>,
  organizationId: string | undefined,
): Promise<SQL | undefined> {
  if (organizationId !== undefined) {
    await requireScope(context, organizationId, 'read')
    return eq(webhooks.organizationId, organizationId)
  }
  const { acting, caller, parts } = context
  const managing = (await parts.organizations?.managedBy(acting.orm, [caller.user.id])) ?? []
  const isGlobal = (await isInScope(context, null, 'read')) ? ofScope(null) : undefined
  const ids = managing.map((one) => one.organizationId)
  return or(isGlobal, inArray(webhooks.organizationId, ids))
}

/** A global webhook shows what its owner may read, so another user needs as many permissions to change or read it. */
export async function findWebhook(context: Context, id: string, action: Action) {
  const { acting, caller, config } = context
  const [found] = await acting.orm
    .select({ webhook: webhooks, owner: { id: users.id, role: users.role } })
    .from(webhooks)
    .innerJoin(users, eq(users.id, webhooks.userId))
    .where(eq(webhooks.id, id))
  if (!found) throw webhookErrors.notFound()
  const { webhook, owner } = found
  if (!(await isInScope(context, webhook.organizationId, action))) throw webhookErrors.notFound()
  const mayDoAsMuch =
    webhook.organizationId !== null ||
    owner.id === caller.user.id ||
    includesAll(caller.permissions, permissionsOf(owner, config.adminUserIds))
  if (action !== 'delete' && !mayDoAsMuch) throw accessErrors.resource('webhook')
  return webhook
}
