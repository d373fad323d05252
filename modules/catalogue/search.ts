import { texts } from '#routes/-search.ts'

export const booksSearch = texts(
  'searchTerm',
  'author',
  'genre',
  'publisher',
  'publishedYear',
  'language',
  'cover',
  'createdAt',
  'missing',
  'sort',
  'cursor',
  'view',
)

export const trashSearch = texts('searchTerm')

export const duplicatesSearch = texts('rule')

export const importSearch = texts('import', 'step')
