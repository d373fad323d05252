import { activity as identity } from '#domains/identity/activity-parts.ts'
import { activity as operations } from '#domains/operations/activity-parts.ts'
import type { ActivityParts } from '#kit/parts/index.ts'

const ofModules = import.meta.glob<ActivityParts>('../../modules/*/module.activity.ts', {
  import: 'default',
  eager: true,
})

export const parts = [identity, operations, ...Object.values(ofModules)]
