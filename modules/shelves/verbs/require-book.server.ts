import { and, eq, isNull } from 'drizzle-orm'
import { books } from '#modules/catalogue/books/index.server.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { shelfErrors } from '../shelves.server.ts'

export async function requireBook(transaction: Transaction, id: string) {
  const isThere = and(eq(books.id, id), isNull(books.deletedAt))
  if ((await transaction.$count(books, isThere)) === 0) throw shelfErrors.bookNotFound()
}
