import type { RecordedEvent } from './read-record.server.ts'
import type { ServedWebhook } from './serving.server.ts'

type Receiver = Pick<ServedWebhook, 'organizationId'> & {
  owner: Pick<ServedWebhook['owner'], 'permissions'>
}

const granted = (
  permissions: Record<string, readonly string[] | undefined>,
  resource: string,
  action: 'read' | 'list',
) => permissions[resource]?.includes(action) ?? false

/** Whether the owner may read records of the type. About people, only ids are sent. */
export const mayRead = ({ permissions }: Receiver['owner'], resource: string) =>
  granted(permissions, resource, 'read')

function mayName({ owner, organizationId }: Receiver, event: RecordedEvent): boolean {
  if (event.targetType === 'user') return false
  if (organizationId !== null && event.targetId === organizationId) return true
  return granted(owner.permissions, event.targetType, 'list')
}

/** The target of an event in an organization is the organization; the subject is what has changed there. */
function aboutOf({ action, subjectId, ...event }: RecordedEvent) {
  const { targetId, targetType, targetName, targetVersion } = event
  return subjectId === null
    ? { id: targetId, resource: targetType, name: targetName, version: targetVersion }
    : {
        id: subjectId,
        resource: action.split('.', 1).join(),
        name: event.subjectName,
        version: null,
      }
}

/** A record of an organization is shown to the webhooks of that organization alone; others learn its id. */
export function payloadOf(webhook: Receiver, event: RecordedEvent) {
  const { at, action, targetType, organizationId, before, after } = event
  const { id, resource, name, version } = aboutOf(event)
  const isElsewhere =
    event.isHidden || (organizationId !== null && organizationId !== webhook.organizationId)
  const isRead = !isElsewhere && mayRead(webhook.owner, targetType)
  const isNamed = isRead || (!event.isHidden && mayName(webhook, event))
  const data = {
    id,
    resource,
    action: action.slice(action.indexOf('.') + 1),
    ...(isNamed && name !== null && { name }),
    ...(isNamed && version !== null && { version }),
    ...(isRead && before && { before }),
    ...(isRead && after && { after }),
    activityId: event.id,
    actorId: event.actorId,
    ...(organizationId !== null && { organizationId }),
  }
  return {
    reads: isRead ? targetType : null,
    payload: JSON.stringify({ type: action, timestamp: new Date(at).toISOString(), data }),
  }
}
