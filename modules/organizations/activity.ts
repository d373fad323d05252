import type { DomainActivity } from '#platform/activity/actions.ts'

export const activity: DomainActivity = {
  actions: [
    'organization.create',
    'organization.update',
    'organization.delete',
    'member.join',
    'member.leave',
    'member.update',
    'member.remove',
  ],
  targetTypes: ['organization'],
}
