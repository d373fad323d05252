import { changesOf } from '#platform/activity/record.ts'
import type { Book } from './book.ts'

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

export const recordedBook = (book: Book) =>
  Object.fromEntries(
    fields.flatMap((field) => (book[field] === null ? [] : [[field, book[field]]])),
  )

export const bookChanges = (before: Book, after: Book) => changesOf(before, after, [...fields])
