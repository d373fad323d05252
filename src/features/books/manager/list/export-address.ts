import type { BookView } from '../../books.queries.ts'

/** Where the file is that holds exactly the books of a view. */
export function exportAddress(view: BookView): string {
  const asked = Object.entries(view).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return `/api/v1/books/export?${new URLSearchParams(asked)}`
}
