import { changesOf } from '#platform/activity/record.ts'
import type { Book } from './book.ts'

/** What people write of a book. */
const fields = [
  'title',
  'author',
  'genreId',
  'publisher',
  'description',
  'isbn',
  'publishedYear',
  'coverId',
] as const satisfies (keyof Book)[]

export const bookTarget = ({ id, title }: Pick<Book, 'id' | 'title'>) =>
  ({ type: 'book', id, name: title }) as const

/** What the record says of a book that was not there before. */
export const recordedBook = (book: Book) =>
  Object.fromEntries(
    fields.flatMap((field) => (book[field] === null ? [] : [[field, book[field]]])),
  )

export const bookChanges = (before: Book, after: Book) => changesOf(before, after, [...fields])
