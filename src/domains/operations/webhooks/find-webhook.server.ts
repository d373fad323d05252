import { eq } from 'drizzle-orm'
import { accessErrors } from '#platform/access/access-errors.ts'
import { authorise, permissionsOf } from '#platform/access/permissions.ts'
import { users } from '#platform/access/tables.ts'
import type { ApiContext } from '#platform/api/api-context.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import { includesAll } from '#rules/includes-all.ts'
import { globalNeeds } from './delivery/serving.server.ts'
import type { WebhookParts } from './delivery/webhook-parts.server.ts'
import { webhookErrors } from './webhook-errors.server.ts'
import { webhooks } from './webhooks.table.server.ts'

export type WebhookContext = VerbContext &
  Pick<ApiContext, 'messageTemplates'> & { parts: WebhookParts }

type Context = VerbContext<'acting' | 'caller' | 'config'> & { parts: WebhookParts }
type Action = 'read' | 'create' | 'update' | 'delete'

/** Global webhooks need permissions; those of an organization are for its owners and administrators. */
export async function requireScope(
  { acting: { orm }, caller, parts }: Pick<Context, 'acting' | 'caller' | 'parts'>,
  organizationId: string | null,
  action: Action,
): Promise<void> {
  if (organizationId === null) {
    authorise(caller.permissions, action === 'create' ? globalNeeds : { webhook: [action] })
    return
  }
  const managing = (await parts.organizations?.managedBy(orm, [caller.user.id])) ?? []
  if (!managing.some((one) => one.organizationId === organizationId)) {
    throw webhookErrors.noOrganization()
  }
}

/** A global webhook shows what its owner may read, so another user needs as many permissions to change or read it. */
export async function findWebhook(context: Context, id: string, action: Action) {
  const { acting, caller, config } = context
  const [found] = await acting.orm
    .select({ webhook: webhooks, owner: { id: users.id, role: users.role } })
    .from(webhooks)
    .innerJoin(users, eq(users.id, webhooks.userId))
    .where(eq(webhooks.id, id))
  const organizationId = found?.webhook.organizationId ?? null
  if (organizationId === null) await requireScope(context, null, action)
  if (!found) throw webhookErrors.notFound()
  const { webhook, owner } = found
  if (organizationId !== null) {
    await requireScope(context, organizationId, action).catch(() => {
      throw webhookErrors.notFound()
    })
    return webhook
  }
  const mayDoAsMuch =
    owner.id === caller.user.id ||
    includesAll(caller.permissions, permissionsOf(owner, config.adminUserIds))
  if (action !== 'delete' && !mayDoAsMuch) throw accessErrors.resource('webhook')
  return webhook
}
