import type { DomainActivity } from '#platform/activity/actions.ts'

export const activity: DomainActivity = {
  actions: ['job.retry', 'job.delete'],
  targetTypes: ['job'],
}
