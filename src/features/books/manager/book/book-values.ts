import type { Book, BookDraft } from '../../book.ts'
import { isbnText } from '../../isbn.ts'

/** What the fields of the form hold; a text that is left empty is not there. */
export interface BookValues {
  title: string
  author: string
  genreId: string
  publisher: string
  description: string
  isbn: string
  publishedYear: number | null
  coverId: string | null
}

/** In the order in which they are asked for, with their names. */
export const fieldNames = {
  title: 'fields.title',
  author: 'fields.author',
  genreId: 'fields.genre',
  publishedYear: 'fields.publishedYear',
  publisher: 'fields.publisher',
  isbn: 'fields.isbn',
  description: 'fields.description',
  coverId: 'files:cover.label',
} as const satisfies Record<keyof BookValues, string>

export const noBook: BookValues = valuesOf({ title: '', author: '', genreId: '' })

export function valuesOf(book: BookDraft | Book): BookValues {
  const { title, author, genreId, publisher, description, isbn, publishedYear, coverId } = book
  return {
    title,
    author,
    genreId,
    publisher: publisher ?? '',
    description: description ?? '',
    isbn: isbn ? isbnText(isbn) : '',
    publishedYear: publishedYear ?? null,
    coverId: coverId ?? null,
  }
}
