import { type PageContext, preparePage } from '#kit/page/index.ts'
import { countedGenresQuery, genresQuery } from '#modules/genres/index.ts'
import { newBooksQuery, newByGenreQuery, openingQuery } from '../index.ts'

export { LibrarySection as HomeSection } from './library-section.tsx'
export const order = 3

export const prepareSection = (context: PageContext) =>
  preparePage({
    context,
    kind: 'record',
    texts: ['books'],
    queries: [newBooksQuery, openingQuery, newByGenreQuery, genresQuery, countedGenresQuery],
  })
