import type { DomainActivity } from '#platform/activity/actions.ts'

export const activity: DomainActivity = { actions: ['user.export'], targetTypes: ['user'] }
