import type { ReaderParts } from '#modules/reader/index.ts'
import { heldBooksQuery } from './screens/put/held-books.queries.ts'

export { PutOnShelf as BookActions } from './screens/put/put-on-shelf.tsx'
export { ShelfMark as BookMark } from './screens/put/shelf-mark.tsx'
export { ShelfMarks as BookMarks } from './screens/put/shelf-marks.tsx'

export const prepareBooks: ReaderParts['prepareBooks'] = ({ i18n, queryClient }, ids) =>
  Promise.all([
    i18n.loadNamespaces('shelves'),
    ids.length > 0 && queryClient.query(heldBooksQuery(ids)),
  ])

export const prepareBook: ReaderParts['prepareBook'] = (context, id) => prepareBooks(context, [id])
