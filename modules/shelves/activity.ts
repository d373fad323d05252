import type { DomainActivity } from '#platform/activity/actions.ts'

export const activity: DomainActivity = {
  actions: ['shelf.create', 'shelf.update', 'shelf.delete'],
  targetTypes: ['shelf'],
  privateTypes: ['shelf'],
}
