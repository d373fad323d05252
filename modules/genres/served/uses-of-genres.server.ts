import type { SQL } from 'drizzle-orm'
import type { Transaction } from '#platform/database/transaction.ts'

/** A module whose records have a genre exports this from its `genre-uses.server.ts`. */
export interface GenreUses {
  /** Selects the records of the genre in this row, up to the limit. */
  select: (limit: number) => SQL
  /** Gives the records to another genre, and returns their number. */
  move: (transaction: Transaction, from: string, into: string) => Promise<number>
}

const found = import.meta.glob<GenreUses>('../../*/genre-uses.server.ts', {
  import: 'default',
  eager: true,
})

export const [genreUses] = Object.values(found)
