export { findPlace, lastOf, placeNamed, positionAfter } from './books/places.server.ts'
export { positionBetween } from './books/position.ts'
export {
  dateNameSchema,
  type DateName,
  type ShelfBook,
  shelfBookPageSchema,
  type ShelfBookPlace,
  shelfBookPlaceSchema,
} from './books/shelf-book.server.ts'
export type { DatedBook, ShelfReadings } from './books/shelf-readings.server.ts'
export { keepRoom } from './books/space-out.server.ts'
export { emptyPage, showShelf } from './books/show-shelf.server.ts'
export { readShelfBooks } from './list/list-shelf-books.server.ts'
export { listedColumns, shelfColumns } from './shelf-columns.server.ts'
export { shelfLimits } from './shelf-limits.server.ts'
export { shelf } from './shelf.resource.ts'
export { bookIdSchema, isKind, listedShelfSchema, shelfNameSchema, shelfSchema } from './shelf.ts'
export { shelfErrors } from './shelves.server.ts'
export { makeKind, shelfTarget } from './verbs/change-shelves.server.ts'
export { findShelfId, lockShelfForUpdate } from './verbs/find-shelf.server.ts'
export { requireBook } from './verbs/require-book.server.ts'
