import { isDay } from '#rules/day.ts'
import type { ActivityQuery } from '../activity-list.server.ts'
import type { Recorded } from '../recorded/recorded.ts'

export interface ActivityAddress {
  action: string
  actor: string
  targetType: string
  target: string
  from: string
  to: string
  cursor: string
  open: string
}

export type ActivityView = Pick<ActivityQuery, 'action' | 'actorId' | 'targetType' | 'targetId'> & {
  from?: string | undefined
  to?: string | undefined
}

export const activityView = (
  { actions, targetTypes }: Pick<Recorded, 'actions' | 'targetTypes'>,
  address: Omit<ActivityAddress, 'cursor' | 'open'>,
): ActivityView => ({
  action: actions.find((action) => action === address.action),
  actorId: address.actor || undefined,
  targetType: targetTypes.find((type) => type === address.targetType),
  targetId: address.target || undefined,
  from: isDay(address.from) ? address.from : undefined,
  to: isDay(address.to) ? address.to : undefined,
})

export const everything = { action: '', actor: '', targetType: '', target: '', from: '', to: '' }

export const addressOf = (targetType: string, target: string) => ({
  ...everything,
  targetType,
  target,
  cursor: '',
  open: '',
})
