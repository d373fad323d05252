import type { DomainActivity } from '#platform/activity/actions.ts'

export const activity: DomainActivity = {
  actions: ['view.create', 'view.update', 'view.delete'],
  targetTypes: ['view'],
  privateTypes: ['view'],
}
