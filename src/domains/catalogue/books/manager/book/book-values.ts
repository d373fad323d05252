import type { Book, BookDraft } from '../../book.ts'
import { isbnText } from '../../isbn.ts'

/** Form values; an empty text means no value. */
export interface BookValues {
  title: string
  author: string
  genreId: string
  publishedYear: number | null
  publisher: string
  isbn: string
  description: string
  coverId: string | null
}

export const noBook: BookValues = bookValues({ title: '', author: '', genreId: '' })

export function bookValues(book: BookDraft | Book): BookValues {
  const { title, author, genreId, publisher, description, isbn, publishedYear, coverId } = book
  return {
    title,
    author,
    genreId,
    publishedYear: publishedYear ?? null,
    publisher: publisher ?? '',
    isbn: isbn ? isbnText(isbn) : '',
    description: description ?? '',
    coverId: coverId ?? null,
  }
}
