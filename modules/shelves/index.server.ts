export {
  dateNameSchema,
  type DateName,
  type ShelfBook,
  shelfBookPageSchema,
} from './books/shelf-book.server.ts'
export type { DatedBook, ShelfReadings } from './books/shelf-readings.server.ts'
export { emptyPage, showListed, showShelf } from './books/show-shelf.server.ts'
export { readNewOnShelf, readShelfBooks } from './list/list-shelf-books.server.ts'
export { listedColumns, shelfColumns } from './shelf-columns.server.ts'
export { shelfLimits } from './shelf-limits.server.ts'
export { shelf } from './shelf.resource.ts'
export { bookIdSchema, isKind, listedShelfSchema, shelfNameSchema, shelfSchema } from './shelf.ts'
export { shelfErrors } from './shelves.server.ts'
export { appendBooks } from './verbs/append-books.server.ts'
export { makeKind, shelfTarget } from './verbs/change-shelves.server.ts'
export { findShelfId, lockShelfForUpdate } from './verbs/find-shelf.server.ts'
export { requireBook } from './verbs/require-book.server.ts'
