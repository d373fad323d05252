/** The field names are those that an import reads. */
export type ExportedBook = {
  title: string
  author: string
  genre: string
  publisher: string | null
  description: string | null
  isbn: string | null
  publishedYear: number | null
}
