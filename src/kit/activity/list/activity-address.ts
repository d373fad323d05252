import { isAction } from '../activity-icon.tsx'
import type { ActivityQuery } from '../activity-list.server.ts'
import { isDay } from '../days.ts'

/** What the address of the list says. */
export interface ActivityAddress {
  action: string
  /** Who did it. */
  actor: string
  targetType: string
  /** What it was done to. */
  target: string
  /** Days where the reader is, both of them in. */
  from: string
  to: string
  cursor: string
  /** The one that is looked at more closely. */
  open: string
}

export type ActivityView = Pick<ActivityQuery, 'action' | 'actorId' | 'targetType' | 'targetId'> & {
  from?: string | undefined
  to?: string | undefined
}

export const targetTypes = ['user', 'book', 'genre', 'organization', 'shelf'] as const

/** Which acts those are; it does not matter how far down. What there is not in any list filters nothing. */
export const activityView = (address: Omit<ActivityAddress, 'cursor' | 'open'>): ActivityView => ({
  action: isAction(address.action) ? address.action : undefined,
  actorId: address.actor || undefined,
  targetType: targetTypes.find((type) => type === address.targetType),
  targetId: address.target || undefined,
  from: isDay(address.from) ? address.from : undefined,
  to: isDay(address.to) ? address.to : undefined,
})

/** An address that filters nothing. */
export const everything = { action: '', actor: '', targetType: '', target: '', from: '', to: '' }

/** All that happened to one thing. */
export const addressOf = (targetType: (typeof targetTypes)[number], target: string) => ({
  ...everything,
  targetType,
  target,
  cursor: '',
  open: '',
})
