import { booksPart } from './server/books-part.server.ts'
import { genresPart } from './server/genres-part.server.ts'

export const catalogueDashboard = [booksPart, genresPart]
