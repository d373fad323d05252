import { recordedActions } from '#kit/resource/index.ts'
import type { DomainActivity } from '#platform/activity/actions.ts'
import { resources } from './resources.ts'

export const activity: DomainActivity = {
  actions: [
    ...resources.flatMap(recordedActions),
    'genre.create',
    'genre.update',
    'genre.delete',
    'genre.merge',
  ],
  targetTypes: [...resources.map(({ name }) => name), 'genre'],
}
