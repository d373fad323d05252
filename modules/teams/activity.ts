import type { DomainActivity } from '#platform/activity/actions.ts'

export const activity: DomainActivity = {
  actions: ['team.create', 'team.update', 'team.delete', 'team.addMember', 'team.removeMember'],
  targetTypes: [],
}
