import type { DomainActivity } from '#platform/activity/actions.ts'

export const activity: DomainActivity = {
  actions: ['account.link', 'account.unlink'],
  targetTypes: [],
}
