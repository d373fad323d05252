import { sql } from 'drizzle-orm'
import { withConstraints } from '#platform/database/constraints/with-constraints.ts'
import type { Database } from '#platform/database/database.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { HttpError } from '#platform/http/http-error.ts'
import { httpErrors } from '#platform/http/http-errors.ts'
import { genreMessages } from './genre.ts'

const notValid = (message: string) => httpErrors.notValid(message, { into: message })

export const genreErrors = {
  notFound: () => httpErrors.notFound('Genre'),
  targetNotFound: () => notValid(genreMessages.intoUnknown),
  intoItself: () => notValid(genreMessages.intoItself),
  nameTaken: () => httpErrors.duplicate('GENRE_TAKEN', genreMessages.nameTaken, 'name'),
  hasBooks: () => new HttpError(409, 'GENRE_HAS_BOOKS', 'This genre has books'),
  inUse: () => httpErrors.inUse('GENRE_IN_USE', 'genre or its books'),
}

const genreConstraints = {
  genres_name_unique: genreErrors.nameTaken,
  books_genre_id_genres_id_fk: genreErrors.hasBooks,
  inUse: genreErrors.inUse,
}

/** The lock timeout is short: an import that waits for a genre may hold the books that a merge waits for. */
export const changeGenres = <Result>(
  orm: Database['orm'],
  write: (transaction: Transaction) => Promise<Result>,
): Promise<Result> =>
  withConstraints(genreConstraints, () =>
    orm.transaction(async (transaction) => {
      await transaction.execute(sql`SET LOCAL lock_timeout = '500ms'`)
      return write(transaction)
    }),
  )
