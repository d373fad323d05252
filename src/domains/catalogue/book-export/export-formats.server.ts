import { formatsWith } from '#platform/export/file-formats.ts'

/** How a book is written so that an import reads the same book. */
export const exportFormats = formatsWith([
  'title',
  'author',
  'genre',
  'publisher',
  'description',
  'isbn',
  'publishedYear',
])
