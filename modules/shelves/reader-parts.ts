import type { QueryClient } from '@tanstack/react-query'
import { setupQuery } from '#kit/setup/index.ts'
import type { ReaderParts } from '#modules/reader/index.ts'
import { ratingsQuery, readingQuery } from './reading/reading.queries.ts'
import { YourReading } from './reading/screens/your-reading-on-demand.ts'
import { heldBooksQuery } from './screens/put/held-books.queries.ts'

export { YourReading as BookSection } from './reading/screens/your-reading-on-demand.ts'
export { PutOnShelf as BookActions } from './screens/put/put-on-shelf.tsx'
export { ShelfBadge as BookBadge } from './screens/put/shelf-badge.tsx'
export { ShelfMark as BookMark } from './screens/put/shelf-mark.tsx'
export { ShelfMarks as BookMarks } from './screens/put/shelf-marks.tsx'

export const prepareBooks: ReaderParts['prepareBooks'] = ({ i18n, queryClient }, ids) =>
  Promise.all([
    i18n.loadNamespaces('shelves'),
    ids.length > 0 && queryClient.query(heldBooksQuery(ids)),
    ids.length > 0 && queryClient.query(ratingsQuery(ids)),
  ])

export const prepareBook: ReaderParts['prepareBook'] = ({ i18n, queryClient }, id) =>
  Promise.all([
    i18n.loadNamespaces(['shelves', 'reading']),
    YourReading.preload?.(),
    queryClient.query(heldBooksQuery([id])),
    isActing(queryClient) || queryClient.query(readingQuery(id)),
  ])

const isActing = (queryClient: QueryClient) =>
  queryClient.getQueryData(setupQuery.queryKey)?.session?.impersonatedBy !== null
