import { activity as catalogue } from '#domains/catalogue/activity-parts.ts'
import { activity as community } from '#domains/community/activity-parts.ts'
import { activity as identity } from '#domains/identity/activity-parts.ts'
import { activity as operations } from '#domains/operations/activity-parts.ts'
import type { ActivityParts } from '#kit/parts/index.ts'

/** What the pages of the activity record show, loaded with the first of them. */
export const domains: ActivityParts[] = [identity, catalogue, community, operations]
