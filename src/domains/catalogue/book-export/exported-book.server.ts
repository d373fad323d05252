/** What a file says of a book, under the names by which it is read again. */
export type ExportedBook = {
  title: string
  author: string
  genre: string
  publisher: string | null
  description: string | null
  isbn: string | null
  publishedYear: number | null
}
