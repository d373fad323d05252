import { and, eq, inArray, isNull } from 'drizzle-orm'
import { books } from '#domains/catalogue/books/index.server.ts'
import { genres } from '#domains/catalogue/genres/index.server.ts'
import type { Database } from '#platform/database/database.ts'
import type { ExportedBook } from './exported-book.server.ts'

/** Ordered by title; skips unknown ids and books in the trash. */
export const chosenBooks = (
  { orm }: Pick<Database, 'orm'>,
  ids: string[],
): Promise<ExportedBook[]> =>
  orm
    .select({
      title: books.title,
      author: books.author,
      genre: genres.name,
      publisher: books.publisher,
      description: books.description,
      isbn: books.isbn,
      publishedYear: books.publishedYear,
    })
    .from(books)
    .innerJoin(genres, eq(genres.id, books.genreId))
    .where(and(isNull(books.deletedAt), inArray(books.id, ids)))
    .orderBy(books.titleKey, books.id)
