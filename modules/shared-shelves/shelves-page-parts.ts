import { readQuery } from '#kit/page/index.ts'
import type { ShelvesPageParts } from '#modules/shelves/index.ts'
import { sharedShelvesQuery } from './shared-shelves.queries.ts'

export { SharedSection as ShelvesSection } from './screens/shared/shared-section.tsx'

export const read: ShelvesPageParts['read'] = (queryClient) =>
  readQuery(queryClient, sharedShelvesQuery())

export const order = 2
