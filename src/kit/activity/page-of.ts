import type { Activity } from './activity-list.server.ts'

/** The page of what was changed: an item that has a name today has a page of the manager. */
export const pageOf = ({
  targetType,
  targetId,
  targetNameToday,
}: Pick<Activity, 'targetType' | 'targetId' | 'targetNameToday'>): string | undefined =>
  targetId === null || targetNameToday === null ? undefined : `/manager/${targetType}s/${targetId}`
