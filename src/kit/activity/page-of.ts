import type { Activity } from './activity-list.server.ts'
import type { Recorded } from './recorded/recorded.ts'

export function pageOf(
  { resources, targets }: Pick<Recorded, 'resources' | 'targets'>,
  {
    targetType,
    targetId,
    targetNameToday,
  }: Pick<Activity, 'targetType' | 'targetId' | 'targetNameToday'>,
): string | undefined {
  const path = resources.get(targetType)?.path ?? targets.get(targetType)?.path
  if (path === undefined || targetId === null || targetNameToday === null) return undefined
  return `/manager/${path}/${targetId}`
}
