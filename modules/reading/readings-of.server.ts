import { and, asc, eq, isNull } from 'drizzle-orm'
import { books } from '#modules/catalogue/books/index.server.ts'
import type { Database } from '#platform/database/database.ts'
import { readings } from './reading.table.server.ts'
import { readingColumns } from './verbs/get-reading.server.ts'

export const readingsOf = (orm: Pick<Database['orm'], 'select'>, userId: string) =>
  orm
    .select({ title: books.title, author: books.author, isbn: books.isbn, ...readingColumns })
    .from(readings)
    .innerJoin(books, eq(books.id, readings.bookId))
    .where(and(eq(readings.userId, userId), isNull(books.deletedAt)))
    .orderBy(asc(books.titleKey), asc(books.id))
