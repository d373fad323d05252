export { prepareShelves, ShelvesPage } from './screens/own/shelves-page.tsx'
export { type ShelvesPageParts, textsOfParts } from './screens/own/shelves-page-parts.ts'
export type { PlacingParts } from './screens/put/placing-parts.ts'
export { usePlaceBook } from './screens/put/use-place-book.tsx'
export { ROW } from './screens/shelf/book-row.tsx'
export { BookRows } from './screens/shelf/book-rows.tsx'
export { emptyText } from './screens/shelf/no-books.tsx'
export { RowsPending } from './screens/shelf/rows-pending.tsx'
export type { ShelfDialogProps, ShelfParts } from './screens/shelf/shelf-parts.ts'
export { prepareShelfPage, ShelfPage } from './screens/shelf/shelf-page.tsx'
export { addressOf, useShelfName } from './shelf-name.ts'
export type { Shelf, ShelfName } from './shelf.ts'
export {
  shelfBooksKey,
  shelfBooksQuery,
  shelvesChanged,
  shelvesKey,
  type StandingBook,
} from './shelves.queries.ts'
