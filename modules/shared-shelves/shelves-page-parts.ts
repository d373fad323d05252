import type { ShelvesPageParts } from '#modules/shelves/index.ts'
import { sharedShelvesQuery } from './shared-shelves.queries.ts'

export { SharedSection as ShelvesSection } from './screens/shared/shared-section.tsx'

export const read: ShelvesPageParts['read'] = (queryClient) =>
  queryClient.infiniteQuery({ ...sharedShelvesQuery(), staleTime: 'static' })

export const order = 2
