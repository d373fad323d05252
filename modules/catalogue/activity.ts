import { recordedActions } from '#kit/resource/index.ts'
import type { DomainActivity } from '#platform/activity/actions.ts'
import { resources } from './resources.ts'

export const activity: DomainActivity = {
  actions: resources.flatMap(recordedActions),
  targetTypes: resources.map(({ name }) => name),
}
