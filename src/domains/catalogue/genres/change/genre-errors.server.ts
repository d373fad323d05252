import { sql } from 'drizzle-orm'
import { constraintOf } from '#platform/database/constraint-of.ts'
import type { Database } from '#platform/database/database.ts'
import { isKeptWaiting } from '#platform/database/is-kept-waiting.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { HttpError } from '#platform/http/http-error.ts'
import { httpErrors as refuseAnything } from '#platform/http/http-errors.ts'
import { genreMessages } from '../genre.ts'

const notValid = (message: string) => refuseAnything.notValid(message, { into: message })

export const genreErrors = {
  unknownGenre: () => new HttpError(404, 'NOT_FOUND', 'Genre not found'),
  unknownTarget: () => notValid(genreMessages.intoUnknown),
  intoItself: () => notValid(genreMessages.intoItself),
  nameTaken: () =>
    new HttpError(
      409,
      'GENRE_TAKEN',
      genreMessages.nameTaken,
      {},
      { fields: { name: genreMessages.nameTaken } },
    ),
  hasBooks: () => new HttpError(409, 'GENRE_HAS_BOOKS', 'This genre has books'),
  genreInUse: () =>
    new HttpError(
      409,
      'GENRE_IN_USE',
      'Another user is changing this genre or its books right now',
    ),
}

/** The lock timeout is short: an import that waits for a genre may hold the books that a merge waits for. */
export async function withRefusals<Result>(
  orm: Database['orm'],
  write: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await orm.transaction(async (transaction) => {
      await transaction.execute(sql`SET LOCAL lock_timeout = '500ms'`)
      return write(transaction)
    })
  } catch (error) {
    throw refusalOf(error) ?? error
  }
}

function refusalOf(error: unknown) {
  if (isKeptWaiting(error)) return genreErrors.genreInUse()
  const constraint = constraintOf(error)
  if (constraint === 'genres_name_unique') return genreErrors.nameTaken()
  if (constraint === 'books_genre_id_genres_id_fk') return genreErrors.hasBooks()
  return undefined
}
