import type { DomainActivity } from '#platform/activity/actions.ts'

export const activity: DomainActivity = {
  actions: ['genre.create', 'genre.update', 'genre.delete', 'genre.merge'],
  targetTypes: ['genre'],
}
