import type { DomainActivity } from '#platform/activity/actions.ts'

export const activity: DomainActivity = {
  actions: ['key.create', 'key.rotate', 'key.revoke'],
  targetTypes: ['key'],
}
