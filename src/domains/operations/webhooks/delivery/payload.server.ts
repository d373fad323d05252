import type { Permissions } from '#rules/permissions.ts'
import type { RecordedEvent } from './read-record.server.ts'
import type { ServedWebhook } from './serving.server.ts'

const granted = (permissions: Permissions, resource: string, action: 'read' | 'list') =>
  new Map<string, readonly string[]>(Object.entries(permissions)).get(resource)?.includes(action) ??
  false

/** Whether the owner may read records of the type. About people, only ids are sent. */
export const mayRead = ({ permissions }: ServedWebhook['owner'], resource: string) =>
  granted(permissions, resource, 'read')

function mayName({ owner, organizationId }: ServedWebhook, event: RecordedEvent): boolean {
  if (event.targetType === 'user') return false
  if (organizationId !== null && event.targetId === organizationId) return true
  return granted(owner.permissions, event.targetType, 'list')
}

/** A record of an organization is shown to the webhooks of that organization alone; others learn its id. */
export function payloadOf(webhook: ServedWebhook, event: RecordedEvent) {
  const { at, action, targetType, targetId, targetName, targetVersion, organizationId } = event
  const { before, after } = event
  const isElsewhere = organizationId !== null && organizationId !== webhook.organizationId
  const isRead = !isElsewhere && mayRead(webhook.owner, targetType)
  const isNamed = isRead || mayName(webhook, event)
  const data = {
    id: targetId,
    resource: targetType,
    action: action.slice(action.indexOf('.') + 1),
    ...(isNamed && { name: targetName }),
    ...(isNamed && targetVersion !== null && { version: targetVersion }),
    ...(isRead && before && { before }),
    ...(isRead && after && { after }),
    activityId: event.id,
    actorId: event.actorId,
    ...(organizationId !== null && { organizationId }),
  }
  return {
    reads: isRead ? targetType : null,
    payload: JSON.stringify({ type: action, timestamp: at, data }),
  }
}
