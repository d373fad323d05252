import type { QueryClient } from '@tanstack/react-query'
import { setupQuery } from '#kit/setup/index.ts'
import type { ReaderParts } from '#modules/reader/index.ts'
import { ratingsQuery, readingQuery } from './reading.queries.ts'
import { YourReading } from './screens/your-reading-on-demand.ts'

export { RatingBadge as BookBadge } from './screens/rating-badge.tsx'
export { YourReading as BookSection } from './screens/your-reading-on-demand.ts'

export const prepareBooks: ReaderParts['prepareBooks'] = async ({ queryClient }, ids) =>
  ids.length > 0 && queryClient.query(ratingsQuery(ids))

export const prepareBook: ReaderParts['prepareBook'] = ({ i18n, queryClient }, id) =>
  Promise.all([
    i18n.loadNamespaces('reading'),
    YourReading.preload?.(),
    isActing(queryClient) || queryClient.query(readingQuery(id)),
  ])

const isActing = (queryClient: QueryClient) =>
  queryClient.getQueryData(setupQuery.queryKey)?.session?.impersonatedBy !== null
