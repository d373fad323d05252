import type { DomainActivity } from '#platform/activity/actions.ts'

export const activity: DomainActivity = {
  actions: [
    'webhook.create',
    'webhook.update',
    'webhook.rotate',
    'webhook.switchOff',
    'webhook.delete',
  ],
  targetTypes: ['webhook'],
}
