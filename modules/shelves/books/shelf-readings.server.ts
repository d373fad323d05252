import type { SQL } from 'drizzle-orm'
import type { Transaction } from '#platform/database/transaction.ts'
import type { ShelfKind } from '../kinds/index.ts'
import type { DateName } from './shelf-book.server.ts'

export interface DatedBook {
  userId: string
  bookId: string
  kind: ShelfKind | null
  day: string
}

/** A module that keeps the readings of users exports this from its `shelf-readings.server.ts`. */
export interface ShelfReadings {
  ratingOf: (userId: SQL, bookId: SQL) => SQL<number | null>
  /** Sets the date that a built-in shelf implies. */
  dateReading: (transaction: Transaction, dated: DatedBook) => Promise<DateName | null>
}

const found = import.meta.glob<ShelfReadings>('../../*/shelf-readings.server.ts', {
  import: 'default',
  eager: true,
})

export const [shelfReadings] = Object.values(found)
