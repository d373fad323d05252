import { constraintOf } from '#platform/database/constraint-of.ts'
import { isKeptWaiting } from '#platform/database/is-kept-waiting.ts'
import { HttpError } from '#platform/http/http-error.ts'
import { httpErrors as refuseAnything } from '#platform/http/http-errors.ts'
import { type Book, bookMessages } from './book.ts'

export const bookErrors = {
  unknownBook: () => new HttpError(404, 'NOT_FOUND', 'Book not found'),
  unknownGenre: () =>
    refuseAnything.notValid(bookMessages.genreUnknown, { genreId: bookMessages.genreUnknown }),
  unknownCover: () =>
    refuseAnything.notValid(bookMessages.coverUnknown, { coverId: bookMessages.coverUnknown }),
  titleTaken: () =>
    new HttpError(
      409,
      'TITLE_TAKEN',
      bookMessages.titleTaken,
      {},
      {
        fields: { title: bookMessages.titleTaken },
      },
    ),
  bookInUse: () =>
    new HttpError(409, 'BOOK_IN_USE', 'Another user is changing this book right now'),
  stale: (current: Book) =>
    new HttpError(409, 'CONFLICT', 'The book was changed in the meantime', {}, { current }),
}

/** Translates constraint violations into API errors. */
export async function withBookConstraints<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    throw refusalOf(error) ?? error
  }
}

function refusalOf(error: unknown) {
  if (isKeptWaiting(error)) return bookErrors.bookInUse()
  const constraint = constraintOf(error)
  if (constraint === 'books_title_author_unique') return bookErrors.titleTaken()
  if (constraint === 'books_genre_id_genres_id_fk') return bookErrors.unknownGenre()
  if (constraint === 'books_cover_id_files_id_fk') return bookErrors.unknownCover()
  return undefined
}
