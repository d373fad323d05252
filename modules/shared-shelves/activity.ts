import type { DomainActivity } from '#platform/activity/actions.ts'

export const activity: DomainActivity = {
  actions: ['shelf.share', 'shelf.unshare', 'shelf.link', 'shelf.unlink'],
  targetTypes: [],
}
