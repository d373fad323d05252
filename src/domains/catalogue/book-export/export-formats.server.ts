import { formatsWith } from '#platform/export/file-formats.ts'

/** An import of an exported file must read the same books. */
export const exportFormats = formatsWith([
  'title',
  'author',
  'genre',
  'publisher',
  'description',
  'isbn',
  'publishedYear',
])
