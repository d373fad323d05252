import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { preparing } from '#platform/database/prepared.ts'
import { bookColumns } from './book-columns.server.ts'
import { bookErrors } from './book-errors.server.ts'
import { books } from './book.table.server.ts'
import type { Book } from './book.ts'

export async function getBook({ orm }: Pick<Database, 'orm'>, id: string): Promise<Book> {
  const [book] = await bookById(orm, 'book').execute({ id })
  if (!book) throw bookErrors.unknownBook()
  return book
}

const bookById = preparing((orm: Database['orm'], name) =>
  orm
    .select(bookColumns)
    .from(books)
    .where(and(eq(books.id, sql.placeholder('id')), isNull(books.deletedAt)))
    .prepare(name),
)
